// What other areas take of people.
export { ProfileView } from './profile-view.tsx'
