import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'
import { keepTogether } from './keep-together.ts'
import styles from './picture.module.css'

export type PictureFile = {
  src: string
  width: number
  height: number
  /** What is to be seen; `null` marks decoration. */
  alt: string | null
  /** The point that stays in view when the picture is cut, from 0 to 1. */
  focal?: { x: number; y: number } | null | undefined
  /** What a drawing stands on: in the other theme its lightness is turned. */
  ground?: 'light' | 'dark' | null | undefined
  variants?: readonly PictureVariant[] | undefined
  /** In place of `variants`, as they will be written: less to send with a page of hundreds of pictures. */
  sets?: PictureSets | undefined
}

/** What a browser chooses from, as in the `srcset` attribute. */
export type PictureSets = { avif?: string | undefined; plain?: string | undefined }

/** The same picture in another width; `type` is its media type where several exist. */
export type PictureVariant = { src: string; width: number; type?: string | undefined }

export type PictureProps = {
  picture: PictureFile
  /** How wide it stands on the page, as in the `sizes` attribute. */
  sizes?: string | undefined
  /** Width : height of its frame; without it the picture has its own. */
  ratio?: string | undefined
  /** Whether a frame cuts it or shows all of it. Left out: photographs are cut around their focal point, drawings are whole. */
  fit?: 'cut' | 'whole' | undefined
  /** First in sight: loaded at once, before the rest. */
  priority?: boolean | undefined
  caption?: ReactNode
  credit?: ReactNode
  /** Corners stay square where it bleeds. */
  rounded?: boolean | undefined
}

export function Picture({ caption, credit, ...rest }: PictureProps) {
  if (!caption && !credit) return <Image {...rest} />
  return (
    <figure className={styles.figure}>
      <Image {...rest} />
      <figcaption className={styles.caption}>
        {caption && <span>{keepTogether(caption)} </span>}
        {credit && <small className={styles.credit}>{credit}</small>}
      </figcaption>
    </figure>
  )
}

function Image({ picture, sizes = '100vw', ratio, fit, priority = false, rounded = false }: PictureProps) {
  const { src, width, height, alt, focal, ground, variants = [] } = picture
  const { avif, plain } = picture.sets ?? setsOf(variants)
  const isWhole = (fit ?? (ground ? 'whole' : 'cut')) === 'whole'
  const look: CSSProperties = {
    ...(ratio && { aspectRatio: ratio }),
    ...(!isWhole && focal && { objectPosition: `${focal.x * 100}% ${focal.y * 100}%` }),
  }
  return (
    <picture className={styles.picture}>
      {avif && <source type="image/avif" sizes={sizes} srcSet={avif} />}
      <img
        className={classNames(styles.image, rounded && styles.rounded)}
        src={src}
        srcSet={plain}
        sizes={plain ? sizes : undefined}
        width={width}
        height={height}
        alt={alt ?? ''}
        data-ground={ground}
        data-whole={ratio && isWhole ? '' : undefined}
        style={look}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}

/** All widths of a picture, those that every browser shows apart from the others. */
export function setsOf(variants: readonly PictureVariant[]): PictureSets {
  const isAvif = ({ type }: PictureVariant) => type === 'image/avif'
  return {
    avif: sourceSet(variants.filter(isAvif)),
    plain: sourceSet(variants.filter(variant => !isAvif(variant))),
  }
}

function sourceSet(variants: readonly PictureVariant[]): string | undefined {
  return variants.map(variant => `${variant.src} ${variant.width}w`).join(', ') || undefined
}
