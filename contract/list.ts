import { z } from 'zod'
import { call } from './call.ts'
import { list, listQuery } from './fields.ts'
import type { May } from './permissions.ts'

/** Page sizes of a list; the first is the default. */
export const pageSizes = [25, 50, 100] as const

/** Formats in which a list can be downloaded with all its rows. */
export const fileFormats = ['csv', 'xlsx'] as const
export type FileFormat = (typeof fileFormats)[number]
export const fileTypes: Record<FileFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Filters in which users type text or addresses; all others are chosen from existing values. */
export const typedFilters = ['q', 'email'] as const

/** A filter with several values, in an address as `failed,uncertain`. */
export function anyOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .string()
    .max(500)
    .transform(text => text.split(','))
    .pipe(z.array(z.enum(values)))
}

/** A day in Berlin: `2027-03-12`. */
export const dayField = z.iso
  .date({ error: 'validDate' })
  .refine(text => text >= '1900-01-01' && text < '9999-12-31', { error: 'validDate' })

/** A range of days, both included: `days('created')` gives `createdFrom` and `createdTo`. */
export function days<const Name extends string>(name: Name) {
  type Range = Record<`${Name}From` | `${Name}To`, z.ZodOptional<typeof dayField>>
  return { [`${name}From`]: dayField.optional(), [`${name}To`]: dayField.optional() } as Range
}

interface ListDeclaration<
  Row extends z.ZodType,
  Sort extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape,
> {
  /** For instance `/backstage/mail`. */
  path: `/${string}`
  may: May
  row: Row
  /** The sortable fields; `-field` reverses the order. */
  sort: Sort
  filters: Filters
  /** Whether the rows contain personal data: downloading the file is a dangerous action. */
  ofPeople?: true
}

/**
 * Asks for proof of identity only for the file: a file of personal data leaves the institute, the list does
 * not.
 */
export const isAskedAsFile = ({ format }: { format?: unknown }) => format !== undefined

/**
 * Declares a list of backstage: a page of rows with the count of all matches, and with `format` all of them
 * as a file. The server declares its filters and the columns of the file, see `platform/lists`.
 */
export function listCall<
  R extends z.ZodType,
  S extends readonly [string, ...string[]],
  F extends z.ZodRawShape,
>({ path, may, row, sort, filters, ofPeople }: ListDeclaration<R, S, F>) {
  return call(`GET ${path}`, { may, isList: 'pages', ...(ofPeople && { asksAgain: isAskedAsFile }) })
    .input(listQuery(sort).extend({ ...filters, format: z.enum(fileFormats).optional() }))
    .output(list(row))
}

/** Declares a list of backstage that is short enough to be returned whole; with `format` as a file. */
export function wholeListCall<R extends z.ZodType, I extends z.ZodRawShape = Record<never, never>>(
  path: `/${string}`,
  { may, row, input, ofPeople }: { may: May; row: R; input?: I; ofPeople?: true },
) {
  return call(`GET ${path}`, { may, isList: 'whole', ...(ofPeople && { asksAgain: isAskedAsFile }) })
    .input(z.strictObject({ ...(input as I), format: z.enum(fileFormats).optional() }))
    .output(list(row))
}
