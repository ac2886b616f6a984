// What other areas show of the lecture.
export { EditionView } from './edition-view.tsx'
