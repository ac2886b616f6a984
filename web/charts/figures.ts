import { type Language, locales } from '#contract/language.ts'
import { chartTexts } from '#messages/charts.ts'

/**
 * Data of a chart and its table: for each label one value of each series. Values are counts, zero or more.
 */
export interface Figures {
  /** Heading of the label column in the table: „Tag“. */
  labelHead: string
  labels: readonly string[]
  series: readonly Series[]
}

export interface Series {
  name: string
  values: readonly number[]
}

/** Returns the value of a series at a label; 0 if it is missing or not a positive finite number. */
export function valueAt(series: Series | undefined, at: number): number {
  const value = series?.values[at] ?? 0
  return Number.isFinite(value) && value > 0 ? value : 0
}

/** Returns the top of the scale: the next round number whose half is a whole number. */
export function scaleTop({ labels, series }: Figures): number {
  const most = Math.max(0, ...series.flatMap(one => labels.map((_, at) => valueAt(one, at))))
  if (most <= 2) return 2
  const power = 10 ** Math.floor(Math.log10(most))
  return ([1, 2, 4, 6, 10].find(step => step * power >= most) ?? 10) * power
}

/** Returns a text summary of the chart: smallest, largest and last value of each series. */
export function summaryOf({ labels, series }: Figures, language: Language): string {
  if (labels.length === 0) return chartTexts.nothing[language]
  const number = new Intl.NumberFormat(locales[language])
  const textAt = (one: Series, at: number) =>
    chartTexts.valueAt[language](number.format(valueAt(one, at)), labels[at] ?? '')
  return series
    .map(one => {
      const places = labels.map((_, at) => at).sort((a, b) => valueAt(one, a) - valueAt(one, b))
      const [least = 0] = places
      const most = places.at(-1) ?? 0
      const last = labels.length - 1
      const words = [least, most, last].map(at => textAt(one, at)) as [string, string, string]
      return chartTexts.summary[language](one.name, labels.length, ...words)
    })
    .join(' ')
}
