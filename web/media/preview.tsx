import {
  type Icon,
  IconFile,
  IconFileText,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypePpt,
  IconFileTypeXls,
  IconFileZip,
  IconMovie,
  IconMusic,
} from '@tabler/icons-react'
import type { File as StoredFile } from '#contract/files/file.ts'
import styles from './preview.module.css'

const icons: [start: string, icon: Icon][] = [
  ['application/pdf', IconFileTypePdf],
  ['application/zip', IconFileZip],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml', IconFileTypeXls],
  ['application/vnd.openxmlformats-officedocument.presentationml', IconFileTypePpt],
  ['application/vnd.openxmlformats-officedocument', IconFileTypeDocx],
  ['application/vnd.apple.mpegurl', IconMovie],
  ['video/', IconMovie],
  ['audio/', IconMusic],
  ['text/', IconFileText],
]

/**
 * Thumbnail of a file: the picture, or an icon for its type. Has no text alternative because the name is
 * shown beside it.
 */
export function Preview({ file, size = 40 }: { file: StoredFile; size?: number }) {
  const src = file.preview ?? (file.type === 'image/svg+xml' ? file.src : null)
  const focus = { objectPosition: `${file.focalX * 100}% ${file.focalY * 100}%` }
  if (src) return <img className={styles.preview} src={src} alt="" loading="lazy" style={focus} />
  const [, icon = IconFile] = icons.find(([start]) => file.type.startsWith(start)) ?? []
  return <Sign icon={icon} size={size} />
}

/** Icon in place of a picture. */
export function Sign({ icon: Shape, size = 40 }: { icon: Icon; size?: number }) {
  return (
    <span className={styles.sign}>
      <Shape size={size} stroke={1.2} aria-hidden />
    </span>
  )
}
