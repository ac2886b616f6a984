export const longestQuestion = 200 // characters: longer than any typed search
export const hitsOnPage = 25
export const mostPages = 1000 // nobody reads further
