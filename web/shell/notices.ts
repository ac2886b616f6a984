/** The place between header and page where a notice for all pages stands. */
export const notices = 'notices'
