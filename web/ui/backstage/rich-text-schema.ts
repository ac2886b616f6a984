import { type Extensions, type JSONContent, Mark, mergeAttributes, Node } from '@tiptap/core'
import { Link as WebLink } from '@tiptap/extension-link'
import { TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import type { RichText } from '#contract/richtext.ts'
import { brokenLinks } from './broken-links.ts'
import { uploadPlaces } from './upload-places.ts'

const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: ({ HTMLAttributes }) => ['sub', HTMLAttributes, 0],
})

const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: ({ HTMLAttributes }) => ['sup', HTMLAttributes, 0],
})

const dataAttribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] ? { [`data-${name}`]: String(attributes[name]) } : {},
})

/** Accepts only pictures of this website, because figures of other programs may have the same attribute. */
function ownMedia(src: string | null | undefined): string | null {
  return src?.startsWith('/api/v1/media/') ? src : null
}

/** Returns the target of a link, from the editor's own attribute or from a complete address. */
function addressOf(element: HTMLElement): string | null {
  const { href: own } = element.dataset
  if (own && /^(https?:|mailto:|tel:|\/(?!\/)|#)/i.test(own)) return own
  const foreign = element.getAttribute('href') ?? ''
  return /^(https?:|mailto:|tel:)/i.test(foreign) ? foreign : null
}

/** A link to an address, or to a record by kind and id. Typed or pasted addresses become links. */
const Link = WebLink.extend({
  inclusive: false,
  addAttributes: () => ({
    href: { default: null, parseHTML: addressOf },
    target: { default: null, parseHTML: element => element.getAttribute('data-target') },
    kind: dataAttribute('kind'),
    id: {
      ...dataAttribute('id'),
      parseHTML: (element: HTMLElement) => Number(element.getAttribute('data-id')) || null,
    },
  }),
  parseHTML: () => [
    {
      tag: 'a',
      getAttrs: element => (element.dataset.kind || addressOf(element) !== null ? null : false),
    },
  ],
  // Without `href`, so that a click places the cursor instead of following the link.
  renderHTML: ({ HTMLAttributes: { href, target, ...rest } }) => [
    'a',
    mergeAttributes(rest, { 'data-href': href, ...(target && { 'data-target': target }) }),
    0,
  ],
}).configure({ openOnClick: false, defaultProtocol: 'https' })

/** A picture from the site's files. Pictures pasted from elsewhere are dropped. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    fileId: { default: null },
    src: { default: null },
    alt: { default: null },
    isDecorative: { default: null },
    caption: { default: null },
    size: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-file]',
      getAttrs: element => ({
        fileId: Number(element.dataset.file),
        src: ownMedia(element.querySelector('img')?.getAttribute('src')),
        alt: element.dataset.alt ?? null,
        isDecorative: element.hasAttribute('data-decorative') || null,
        caption: element.dataset.caption ?? null,
        size: element.dataset.size ?? null,
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    {
      'data-file': attrs.fileId,
      'data-size': attrs.size,
      'data-alt': attrs.alt,
      'data-caption': attrs.caption,
      ...(attrs.isDecorative && { 'data-decorative': '' }),
    },
    ['img', { src: attrs.src, alt: attrs.alt ?? '' }],
    ['figcaption', {}, attrs.caption ?? ''],
  ],
})

/** A poll by its id, with its title at the time of insertion. */
const Poll = Node.create({
  name: 'poll',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ id: { default: null }, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'p[data-poll]',
      getAttrs: element => ({ id: Number(element.getAttribute('data-poll')), title: element.textContent }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => ['p', { 'data-poll': attrs.id }, attrs.title ?? ''],
})

/** The extensions that define what a document may contain. */
export const extensions: Extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false, trailingNode: false }),
  Subscript,
  Superscript,
  Link,
  Picture,
  Poll,
  uploadPlaces,
  brokenLinks,
  TableKit.configure({ table: { resizable: false } }),
]

const allowed: Record<string, readonly string[]> = {
  heading: ['level'],
  codeBlock: ['language'],
  orderedList: ['start'],
  image: ['fileId', 'src', 'alt', 'isDecorative', 'caption', 'size'],
  poll: ['id', 'title'],
  tableHeader: ['colspan', 'rowspan'],
  tableCell: ['colspan', 'rowspan'],
  link: ['href', 'kind', 'id', 'target'],
}

/** Returns the document as it is stored: without attributes that are empty or not in the schema. */
export function cleaned(node: JSONContent): RichText {
  return cleanedNode(node) as unknown as RichText
}

function cleanedNode(node: JSONContent): JSONContent {
  return {
    type: node.type ?? '',
    ...attributesOf(node),
    ...(node.text !== undefined && { text: node.text }),
    ...(node.marks && { marks: node.marks.map(mark => ({ type: mark.type, ...attributesOf(mark) })) }),
    ...(node.content && { content: node.content.map(cleanedNode) }),
  }
}

function attributesOf({ type, attrs }: Pick<JSONContent, 'type' | 'attrs'>) {
  const names = allowed[type ?? ''] ?? []
  const given = names.flatMap(name => (attrs?.[name] == null ? [] : [[name, attrs[name]]]))
  return given.length > 0 ? { attrs: Object.fromEntries(given) } : {}
}
