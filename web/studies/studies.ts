// The exports that other areas may import.
export { StudyList } from './study-list.tsx'
