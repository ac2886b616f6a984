import { mostEntries } from '#contract/articles/import-problems.ts'

/** A record of lines that begin with a tag, such as RIS and NBIB. */
export interface TaggedRecord {
  line: number
  values: { tag: string; value: string }[]
}

/** Splits such a file into records. A line without a tag continues the previous one. */
export function taggedRecords(
  text: string,
  tagged: RegExp,
  isFirst: (tag: string, before: string | undefined) => boolean,
): TaggedRecord[] {
  const records: TaggedRecord[] = []
  let record: TaggedRecord | undefined
  for (const [n, line] of text.split(/\r\n?|\n/).entries()) {
    const [whole, tag = '', value = ''] = tagged.exec(line) ?? []
    if (whole !== undefined && (record === undefined || isFirst(tag, record.values.at(-1)?.tag))) {
      if (records.length > mostEntries) break
      record = { line: n + 1, values: [] }
      records.push(record)
    }
    if (whole !== undefined) record?.values.push({ tag, value: value.replace(/\s+/g, ' ').trim() })
    else if (line.trim() !== '') lengthen(record?.values.at(-1), line)
  }
  return records
}

function lengthen(last: { value: string } | undefined, line: string): void {
  if (last) last.value += ` ${line.replace(/\s+/g, ' ').trim()}`
}
