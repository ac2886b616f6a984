import type { Language } from '#contract/language.ts'

/** Formats a day `2027-12-24`, or with a time `2027-12-24T18:00`, in the usual notation of a language. */
export function writtenDate(value: string | null, language: Language): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(value ?? '') ?? []
  if (!year) return ''
  const date = [day, month, year].join(language === 'de' ? '.' : '/')
  return time ? `${date}, ${time}` : date
}

const dayFirst = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d\d)$/
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const clock = /^(\d{1,2})(?:[:.](\d\d))?$/

/** Times used for a day without a time. */
export const usualTime = { begins: '00:00', ends: '23:59' } as const

/**
 * Parses a typed day, or day and time. With `withTime`, a day without a time gets 00:00, or 23:59 for an end.
 * Null if the text is not a date.
 */
export function readDate(text: string, withTime: boolean, isEnd = false): string | null {
  const [date = '', time, ...more] = text
    .trim()
    .replace(/\s*(Uhr|h)$/i, '')
    .split(/[\sT,]+/)
  const day = dayIn(date)
  if (!day || more.length > 0) return null
  if (!withTime) return time === undefined ? day : null
  const at = time === undefined ? usualTime[isEnd ? 'ends' : 'begins'] : timeIn(time)
  if (at === '24:00') return `${dayAfter(day)}T00:00`
  return at && `${day}T${at}`
}

/** Returns the following day: `2027-12-25` for `2027-12-24`. */
export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

function dayIn(text: string): string | null {
  const [, first = '', second = '', third = ''] = dayFirst.exec(text) ?? []
  const [, year = third, month = second, day = first] = yearFirst.exec(text) ?? []
  if (!year) return null
  const whole = [year.length === 2 ? `20${year}` : year, two(month), two(day)].join('-')
  const known = new Date(`${whole}T00:00:00Z`)
  return !Number.isNaN(known.getTime()) && known.toISOString().startsWith(whole) ? whole : null
}

function timeIn(text: string): string | null {
  const [, hour, minute = '00'] = clock.exec(text) ?? []
  if (hour === '24' && minute === '00') return '24:00'
  return hour && Number(hour) < 24 && Number(minute) < 60 ? `${two(hour)}:${minute}` : null
}

function two(digits: string): string {
  return digits.padStart(2, '0')
}
