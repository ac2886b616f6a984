// What other areas show of groups.
export { GroupView } from './group-view.tsx'
