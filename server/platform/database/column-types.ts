import pg from 'pg'

const { builtins } = pg.types

type Read = (value: string) => unknown

const ownReaders = new Map<number, Read>([
  [builtins.INT8, readWholeNumber],
  [builtins.DATE, value => value], // a date has no time and no time zone: YYYY-MM-DD
])

/** Type parsers for one pool: bigint → number, date → YYYY-MM-DD, timestamps → Date. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    return ownReaders.get(type) ?? pg.types.getTypeParser(type, format)
  },
}

function readWholeNumber(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number))
    throw new RangeError(`${value} is beyond the whole numbers JavaScript knows`)
  return number
}
