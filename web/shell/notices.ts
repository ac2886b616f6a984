/** Id of the element between header and page for notices on all pages. */
export const notices = 'notices'
