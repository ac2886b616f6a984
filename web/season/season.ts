const inBerlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  month: '2-digit',
  day: '2-digit',
})

/** Month and day in Berlin as one number: 6 December is 1206. */
function dayOfYear(now: Date): number {
  const parts = Object.fromEntries(inBerlin.formatToParts(now).map(({ type, value }) => [type, value]))
  return Number(parts.month) * 100 + Number(parts.day)
}

/** Whether snow is shown: from 6 December to 1 February, both days included. */
export function isSnowing(now: Date): boolean {
  const day = dayOfYear(now)
  return day >= 1206 || day <= 201
}

/** Whether the logo is the Christmas one: from 6 to 31 December. */
export function isChristmas(now: Date): boolean {
  return dayOfYear(now) >= 1206
}
