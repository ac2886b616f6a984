import { plainText } from './marked.ts'
import { at, type Element } from './xml-elements.ts'

interface Published {
  year: number | null
  month: number | null
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Returns year and month of a `PubDate`: the first ones of a range, and no month for a season. */
export function publishedIn(date: Element | undefined): Published {
  const year = yearIn(plainText(at(date, 'Year')))
  if (year !== null) return { year, month: monthIn(plainText(at(date, 'Month'))) }
  const words = plainText(at(date, 'MedlineDate')) || plainText(at(date, 'Season'))
  const found = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/i.exec(words)?.[0]
  return { year: yearIn(words), month: monthIn(found ?? '') }
}

/** Returns a complete date as `2021-03-09`; null if year, month or day is missing. */
export function dayOf(date: Element | undefined): string | null {
  const year = yearIn(plainText(at(date, 'Year')))
  const month = monthIn(plainText(at(date, 'Month')))
  const day = Number(plainText(at(date, 'Day')))
  if (year === null || month === null || !(day >= 1 && day <= 31)) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function yearIn(text: string): number | null {
  const year = /\b(1[89]|2[01])\d\d\b/.exec(text)?.[0]
  return year ? Number(year) : null
}

function monthIn(text: string): number | null {
  const number = /^\d{1,2}$/.test(text)
    ? Number(text)
    : monthNames.indexOf(text.slice(0, 3).toLowerCase()) + 1
  return number >= 1 && number <= 12 ? number : null
}
