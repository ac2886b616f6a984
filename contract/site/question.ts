export const longestQuestion = 200 // characters: more than anybody types
export const hitsOnPage = 25
export const mostPages = 1000 // nobody reads further
