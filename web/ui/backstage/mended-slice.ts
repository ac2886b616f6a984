import { Fragment, type Schema, Slice } from '@tiptap/pm/model'
import { type LooseNode, mendNodes, type TextChange } from '#contract/mended-document.ts'

/** What is pasted or dropped as it can be kept, and what was changed for that. */
export function mendedSlice(
  slice: Slice,
  schema: Schema,
): { slice: Slice; changes: ReadonlySet<TextChange> } {
  const { nodes, changes } = mendNodes((slice.content.toJSON() ?? []) as LooseNode[])
  const content = Fragment.fromJSON(schema, nodes)
  const open = Slice.maxOpen(content)
  const [start, end] = [Math.min(slice.openStart, open.openStart), Math.min(slice.openEnd, open.openEnd)]
  return { slice: content.eq(slice.content) ? slice : new Slice(content, start, end), changes }
}
