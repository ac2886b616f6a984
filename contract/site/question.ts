export const longestQuestion = 200 // characters: more than anybody types
