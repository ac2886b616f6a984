import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { UNSAFE_LocationContext as LocationContext } from 'react-router'
import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import styles from './live-preview.module.css'

interface Props {
  title: string
  language: Language
  /** Width of the simulated window in pixels; it is scaled down where there is less room. */
  width: number
  theme: 'light' | 'dark'
  children: ReactNode
}

/** An iframe with a window width, a language and the website's styles of its own. */
export function PreviewFrame({ title, language, width, theme, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [scale, setScale] = useState(1)
  const router = useContext(LocationContext)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const watch = new ResizeObserver(() => setScale(Math.min(1, current.clientWidth / width)))
    watch.observe(current)
    return () => watch.disconnect()
  }, [width])
  const open = (frame: HTMLIFrameElement | null) => {
    const inside = frame?.contentDocument
    if (!inside || inside.body === body) return
    copyPageStyles(inside, language)
    inside.documentElement.dataset.theme = theme
    setBody(inside.body)
  }
  useEffect(() => {
    if (body) body.ownerDocument.documentElement.dataset.theme = theme
  }, [body, theme])
  // The preview uses its own language, independent of the screen's language.
  const place = { ...router, location: { ...router.location, pathname: addressOf('home', language) } }
  return (
    <div ref={box} className={styles.box}>
      <iframe
        ref={open}
        title={title}
        className={styles.frame}
        style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
      {body && createPortal(<LocationContext value={place}>{children}</LocationContext>, body)}
    </div>
  )
}

/** Whether a style sheet belongs to backstage or Mantine: these would style the preview like a screen. */
function isBackstageStyle({ href, sheet }: HTMLLinkElement): boolean {
  if (href.includes('backstage')) return true
  return [...(sheet?.cssRules ?? [])].some(
    rule =>
      (rule instanceof CSSLayerBlockRule && rule.name.startsWith('mantine')) ||
      (rule instanceof CSSLayerStatementRule && rule.nameList.some(name => name.startsWith('mantine'))),
  )
}

function copyPageStyles(inside: Document, language: Language): void {
  const { head } = document
  inside.documentElement.lang = language
  const styles = [...head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const own = styles.filter(style => !isBackstageStyle(style))
  inside.head.replaceChildren(...own.map(style => style.cloneNode(true)))
  // The preview is not interactive: its links do nothing.
  inside.addEventListener('click', event => event.preventDefault())
}
