import { Fragment, type Schema, Slice } from '@tiptap/pm/model'
import { type LooseNode, mendNodes, type TextChange } from '#contract/mended-document.ts'

/** Returns pasted or dropped content in a form that can be saved, and what was changed. */
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
