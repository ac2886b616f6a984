import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'
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
}

/** The same picture in another width; `type` is its media type where several exist. */
export type PictureVariant = { src: string; width: number; type?: string | undefined }

export type PictureProps = {
  picture: PictureFile
  /** How wide it stands on the page, as in the `sizes` attribute. */
  sizes?: string | undefined
  /** Width : height to which it is cut; without it the whole picture is shown. */
  ratio?: string | undefined
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
        {caption && <span>{caption} </span>}
        {credit && <small className={styles.credit}>{credit}</small>}
      </figcaption>
    </figure>
  )
}

function Image({ picture, sizes = '100vw', ratio, priority = false, rounded = false }: PictureProps) {
  const { src, width, height, alt, focal, ground, variants = [] } = picture
  const types = [...new Set(variants.map(variant => variant.type))].filter(type => type === 'image/avif')
  const plain = variants.filter(variant => variant.type !== 'image/avif')
  const look: CSSProperties = {
    ...(ratio && { aspectRatio: ratio }),
    ...(focal && { objectPosition: `${focal.x * 100}% ${focal.y * 100}%` }),
  }
  return (
    <picture className={styles.picture}>
      {types.map(type => (
        <source
          key={type}
          type={type}
          sizes={sizes}
          srcSet={sourceSet(variants.filter(one => one.type === type))}
        />
      ))}
      <img
        className={classNames(styles.image, rounded && styles.rounded)}
        src={src}
        srcSet={sourceSet(plain)}
        sizes={plain.length > 0 ? sizes : undefined}
        width={width}
        height={height}
        alt={alt ?? ''}
        data-ground={ground}
        style={look}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}

function sourceSet(variants: readonly PictureVariant[]): string | undefined {
  return variants.map(variant => `${variant.src} ${variant.width}w`).join(', ') || undefined
}
