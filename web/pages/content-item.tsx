import type { ReactNode } from 'react'
import type { Language } from '#contract/language.ts'
import type { ShownItem } from '#contract/pages/items.ts'
import { pages } from '#messages/pages.ts'
import { Embed } from '#web/embed/embed.tsx'
import { FilmSlot } from '#web/films/film-slot.tsx'
import { useLanguage, useSay } from '#web/language.ts'
import { PollPartSlot } from '#web/polls/polls.ts'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { CallToAction, Cards, Downloads, Faq, Figures, Timeline } from './blocks.tsx'
import styles from './content.module.css'
import { LaterPartSlot } from './later-slot.ts'

/**
 * A part of a page. If it is not translated, it is in another language than the page (`within`) and says so.
 */
export function ContentItem({ item, within }: { item: ShownItem; within: Language }) {
  const language = useLanguage()
  const { id, title } = item
  return (
    <ContentPart id={id} title={title} lang={item.language === language ? undefined : item.language}>
      {item.language !== within && <OnlyIn language={item.language} />}
      <PartBody item={item} />
    </ContentPart>
  )
}

function OnlyIn({ language }: { language: Language }) {
  const say = useSay()
  return (
    <p className={styles.only} lang={useLanguage()}>
      {say(language === 'de' ? pages.onlyGerman : pages.onlyEnglish)}
    </p>
  )
}

interface PartProps {
  id: string
  title: string
  lang?: string | undefined
  children: ReactNode
}

/** A titled section, in the same style for parts by staff and for additions of other areas. */
export function ContentPart({ id, title, lang, children }: PartProps) {
  return (
    <section id={id} className={styles.part} aria-labelledby={title ? `${id}-title` : undefined} lang={lang}>
      {title && <h2 id={`${id}-title`}>{title}</h2>}
      {children}
    </section>
  )
}

/** Media and content of a part, below its title. */
export function PartBody({ item }: { item: ShownItem }) {
  return (
    <>
      <Media item={item} />
      <Content item={item} />
    </>
  )
}

function Media({ item: { title, mediaType, image, video, caption } }: { item: ShownItem }) {
  const name = title || (caption ?? '')
  if (video) return <FilmSlot key={video.src} video={video} poster={image} name={name} caption={caption} />
  if (mediaType !== 'image' || !image) return null
  return (
    <Picture
      picture={image}
      caption={caption ?? image.caption}
      credit={image.credit}
      sizes="(min-width: 62rem) 44rem, 100vw"
      rounded
    />
  )
}

function Content({ item }: { item: ShownItem }) {
  switch (item.type) {
    case 'text':
      return <RichTextView document={item.content} />
    case 'faq':
      return <Faq {...item.content} />
    case 'cards':
      return <Cards {...item.content} />
    case 'timeline':
      return <Timeline {...item.content} />
    case 'downloads':
      return <Downloads {...item.content} />
    case 'callToAction':
      return <CallToAction {...item.content} />
    case 'figures':
      return <Figures {...item.content} />
    case 'embed':
      return item.content.address !== '' && <Embed {...item.content} />
    case 'poll':
      return item.content.poll && <PollPartSlot poll={item.content.poll} />
    default:
      return <LaterPartSlot item={item} />
  }
}
