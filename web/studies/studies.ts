// What other areas take of studies.
export { StudyList } from './study-list.tsx'
