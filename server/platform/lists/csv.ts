import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Language } from '#contract/language.ts'
import { textOf } from './cells.ts'
import type { Cell } from './declaration.ts'

/**
 * Returns rows as CSV (RFC 4180) that Excel opens directly: UTF-8 with BOM, separated by `;` in German and
 * `,` in English. A text that a spreadsheet would run as a formula is prefixed with `'`.
 */
export function csvOf(rows: AsyncIterable<readonly Cell[]>, reader: Language): AsyncIterable<Uint8Array> {
  const written = stringify({
    bom: true,
    delimiter: reader === 'de' ? ';' : ',',
    record_delimiter: '\r\n',
    escape_formulas: true,
    cast: {
      boolean: value => textOf(value, reader),
      date: value => textOf(value, reader),
      number: value => textOf(value, reader),
    },
  })
  const source = Readable.from(rows)
  source.on('error', error => written.destroy(error))
  written.on('close', () => source.destroy())
  return source.pipe(written)
}
