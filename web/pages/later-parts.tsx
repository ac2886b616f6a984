import type { ShownItemOf } from '#contract/pages/items.ts'
import { ExperimentSlot } from '#web/experiments/experiment-slot.ts'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { ContactPerson, MapLink, People } from './contact-blocks.tsx'
import { Gallery } from './gallery.tsx'
import styles from './later-parts.module.css'
import { Offers } from './offers.tsx'

type LaterItem = ShownItemOf<
  'quote' | 'gallery' | 'pictureText' | 'offers' | 'experiment' | 'people' | 'contactPerson' | 'mapLink'
>

/** Renders the types of parts that few pages have. */
export function LaterPart({ item }: { item: LaterItem }) {
  if (item.type === 'offers') return <Offers {...item.content} />
  if (item.type === 'experiment') return <ExperimentSlot {...item.content} />
  if (item.type === 'people') return <People {...item.content} />
  if (item.type === 'contactPerson') return <ContactPerson {...item.content} />
  if (item.type === 'mapLink') return <MapLink {...item.content} />
  if (item.type === 'quote') return <Quotation {...item.content} />
  if (item.type === 'gallery') return <Gallery pictures={item.content.pictures} />
  return <PictureWithText {...item.content} />
}

function Quotation({ text, name, role, image }: ShownItemOf<'quote'>['content']) {
  return (
    <figure className={styles.quote} data-portrait={image ? '' : undefined}>
      {image && <Picture picture={{ ...image, alt: null }} ratio="1 / 1" fit="cut" sizes="6rem" />}
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {(name || role) && (
        <figcaption>
          <b>{name}</b>
          {role && <span>{role}</span>}
        </figcaption>
      )}
    </figure>
  )
}

function PictureWithText({ image, caption, text }: ShownItemOf<'pictureText'>['content']) {
  return (
    <div className={styles.beside} data-picture={image ? '' : undefined}>
      {image && (
        <Picture
          picture={image}
          caption={caption || image.caption}
          credit={image.credit}
          sizes="(min-width: 62rem) 20rem, (min-width: 36rem) 45vw, 100vw"
          rounded
        />
      )}
      <RichTextView document={text} />
    </div>
  )
}
