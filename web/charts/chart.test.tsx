import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Chart } from './chart.tsx'
import { type Figures, scaleTop, summaryOf } from './figures.ts'

const figures: Figures = {
  labelHead: 'Tag',
  labels: ['1. März', '2. März', '3. März'],
  series: [
    { name: 'Vor Ort', values: [40, 10, 25] },
    { name: 'Online', values: [0, 1200, Number.NaN] },
  ],
}

function draw(kind: 'columns' | 'lines', language = 'de', drawn: Figures = figures): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/${language}/x`]}>
      <Chart kind={kind} caption="Anmeldungen" {...drawn} />
    </MemoryRouter>,
  )
}

function cellsOf(html: string): string[][] {
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) => row)
  return rows.map(row => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell))
}

test.each(['columns', 'lines'] as const)('behind %s stands a table with the same numbers', kind => {
  expect(cellsOf(draw(kind))).toEqual([
    ['Tag', 'Vor Ort', 'Online'],
    ['1. März', '40', '0'],
    ['2. März', '10', '1.200'],
    ['3. März', '25', '0'],
  ])
  expect(cellsOf(draw(kind, 'en'))[2]).toEqual(['2. März', '10', '1,200'])
})

test('columns are as high as their numbers, within the scale', () => {
  const one: Figures = { ...figures, series: [{ name: 'Vor Ort', values: [40, 10, 25] }] }
  const heights = [...draw('columns', 'de', one).matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(
    ([, height]) => Number(height),
  )
  expect(heights).toEqual([100, 25, 62.5])
})

test('the label for screen readers has the smallest, the largest and the last value', () => {
  expect(summaryOf(figures, 'de')).toBe(
    'Vor Ort: 3 Werte, der kleinste 10 (2. März), der größte 40 (1. März), der letzte 25 (3. März). ' +
      'Online: 3 Werte, der kleinste 0 (1. März), der größte 1.200 (2. März), der letzte 0 (3. März).',
  )
  expect(draw('lines')).toContain(`aria-label="${summaryOf(figures, 'de')}"`)
})

test.each([
  [0, 2],
  [3, 4],
  [7, 10],
  [60, 60],
  [61, 100],
  [1001, 2000],
])('up to %i, the scale ends at %i', (most, top) => {
  expect(scaleTop({ ...figures, series: [{ name: 'a', values: [most] }] })).toBe(top)
})

test.each(['columns', 'lines'] as const)(
  '%s of nothing, of one value and of hostile names are drawn',
  kind => {
    expect(draw(kind, 'de', { labelHead: 'Tag', labels: [], series: [] })).toContain('Noch keine Zahlen')
    const one = {
      labelHead: 'Tag',
      labels: ['<b>x</b>'],
      series: [{ name: '</title><script>', values: [-5] }],
    }
    const html = draw(kind, 'de', one)
    expect(html).not.toMatch(/<script|<b>|NaN|Infinity/)
  },
)
