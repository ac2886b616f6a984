import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'
import { keepTogether } from './keep-together.ts'
import styles from './picture.module.css'

export type PictureFile = {
  src: string
  width: number
  height: number
  /** Description of the picture; `null` for a decorative one. */
  alt: string | null
  /** The point that stays visible when the picture is cropped, from 0 to 1. */
  focal?: { x: number; y: number } | null | undefined
  /** Background of a drawing: in the other theme its lightness is inverted. */
  ground?: 'light' | 'dark' | null | undefined
  variants?: readonly PictureVariant[] | undefined
  /** Replaces `variants`, in the format of the output: less data on pages with hundreds of pictures. */
  sets?: PictureSets | undefined
}

/** Values of the `srcset` attribute. */
export type PictureSets = { avif?: string | undefined; plain?: string | undefined }

/** The picture in another width; `type` is its media type where there are several. */
export type PictureVariant = { src: string; width: number; type?: string | undefined }

export type PictureProps = {
  picture: PictureFile
  /** Displayed width, as in the `sizes` attribute. */
  sizes?: string | undefined
  /** Aspect ratio of the frame, width / height; by default that of the picture. */
  ratio?: string | undefined
  /**
   * Whether the picture is cropped to the frame or shown whole. By default photographs are cropped around
   * their focal point, and drawings are whole.
   */
  fit?: 'cut' | 'whole' | undefined
  /** Visible first: loaded at once, before other pictures. */
  priority?: boolean | undefined
  caption?: ReactNode
  credit?: ReactNode
  /** Rounded corners; not for pictures that reach the edge of the page. */
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

/** Returns the `srcset` values of a picture, AVIF apart from the formats that every browser supports. */
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
