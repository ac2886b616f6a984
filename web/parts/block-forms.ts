import type { Bilingual } from '#contract/language.ts'
import { type ContentType, experiments } from '#contract/pages/items.ts'
import { blockFields as say } from '#messages/pages-backstage.ts'
import { uniqueName } from '#web/unique.ts'

/**
 * How a field of a block is edited. The kinds `text`, `long` and `rich` are in both languages, the others are
 * shared.
 */
export interface BlockField {
  name: string
  kind:
    | 'text'
    | 'long'
    | 'rich'
    | 'image'
    | 'file'
    | 'link'
    | 'line'
    | 'optionalLine'
    | 'date'
    | 'employment'
    | 'address'
    | 'poll'
    | 'experiment'
  label: Bilingual<string>
}

/** A block has one set of fields, or a list of entries with these fields. */
export interface BlockForm {
  list?: string
  fields: readonly BlockField[]
}

const field = (name: string, kind: BlockField['kind'], label: Bilingual<string>): BlockField => ({
  name,
  kind,
  label,
})

const title = field('title', 'text', say.title)
const text = field('text', 'long', say.text)
const image = field('image', 'image', say.image)
const link = field('link', 'link', say.link)

/** A button: label and link. */
export const buttonForm: BlockForm = { fields: [field('label', 'text', say.buttonLabel), link] }

export const blockForms: Record<Exclude<ContentType, 'text'>, BlockForm> = {
  faq: {
    list: 'entries',
    fields: [field('question', 'text', say.question), field('answer', 'rich', say.answer)],
  },
  cards: { list: 'cards', fields: [title, text, image, link] },
  timeline: { list: 'entries', fields: [field('when', 'text', say.when), title, text] },
  downloads: { list: 'files', fields: [field('file', 'file', say.file), field('label', 'text', say.label)] },
  people: {
    list: 'people',
    fields: [field('name', 'line', say.name), field('role', 'text', say.role), text, image],
  },
  contactPerson: {
    fields: [
      field('name', 'line', say.name),
      field('role', 'text', say.role),
      text,
      field('email', 'optionalLine', say.email),
      field('phone', 'optionalLine', say.phone),
    ],
  },
  callToAction: { fields: [text, ...buttonForm.fields] },
  mapLink: {
    fields: [field('address', 'long', say.postalAddress), field('label', 'text', say.linkLabel), link],
  },
  quote: {
    fields: [
      field('text', 'long', say.quotation),
      field('name', 'line', say.speaker),
      field('role', 'text', say.role),
      image,
    ],
  },
  gallery: { list: 'pictures', fields: [image, field('caption', 'text', say.caption)] },
  pictureText: {
    fields: [image, field('caption', 'text', say.caption), field('text', 'rich', say.text)],
  },
  figures: {
    list: 'figures',
    fields: [field('value', 'text', say.value), field('label', 'text', say.label)],
  },
  offers: {
    list: 'offers',
    fields: [
      title,
      field('text', 'rich', say.text),
      field('employment', 'employment', say.employment),
      field('extent', 'text', say.extent),
      field('pay', 'text', say.pay),
      field('deadline', 'date', say.deadline),
      field('reference', 'line', say.reference),
      field('name', 'line', say.contactName),
      field('email', 'optionalLine', say.applyByEmail),
      field('file', 'file', say.offerFile),
      field('link', 'link', say.applyAt),
    ],
  },
  embed: {
    fields: [field('address', 'address', say.embedAddress), field('label', 'text', say.embedLabel), image],
  },
  poll: { fields: [field('poll', 'poll', say.poll)] },
  experiment: { fields: [field('experiment', 'experiment', say.experiment)] },
}

/** Returns an empty entry. */
export function blankEntry({ fields }: BlockForm, today: string): Record<string, unknown> {
  const isOffer = fields.some(({ kind }) => kind === 'employment')
  return {
    ...Object.fromEntries(fields.map(({ name, kind }) => [name, blankOf(kind)])),
    ...(isOffer && { postedOn: today }),
  }
}

/** Returns the empty value of a field, also used for content saved before the field existed. */
export function blankOf(kind: BlockField['kind']): unknown {
  if (kind === 'text' || kind === 'long') return { de: '', en: '' }
  if (kind === 'rich') return { de: null, en: null }
  if (kind === 'line' || kind === 'address') return ''
  if (kind === 'experiment') return experiments[0]
  return kind === 'employment' ? 'fullTime' : null
}

/** Returns a new id that no other part has. */
export function newPartId(): string {
  return `part-${uniqueName()}`
}

/** Returns an empty part. */
export function blankItem(type: ContentType, today: string): Record<string, unknown> {
  const form = type === 'text' ? null : blockForms[type]
  const content = !form
    ? { de: null, en: null }
    : form.list
      ? { [form.list]: [blankEntry(form, today)] }
      : blankEntry(form, today)
  return {
    id: newPartId(),
    isVisible: true,
    title: { de: '', en: '' },
    mediaType: 'none',
    imageId: null,
    imageAlt: null,
    videoId: null,
    videoCaptions: { de: null, en: null },
    caption: { de: '', en: '' },
    isCaptionVisible: true,
    type,
    contentType: type === 'text' ? 'richText' : 'json',
    content,
  }
}
