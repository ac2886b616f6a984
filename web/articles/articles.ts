export { OwnPublications } from './own-publications.tsx'
