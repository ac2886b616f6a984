/** Numbers of months for which a reader can pause. */
export const pauseMonths = [1, 3, 6] as const
