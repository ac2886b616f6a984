import type { QrCode as Code } from '#contract/qr.ts'
import { qrMargin } from '#contract/qr-margin.ts'
import styles from './qr-code.module.css'

type Props = {
  code: Code
  /** Target of the code, for screen readers; the address is beside it as a link. */
  label: string
}

/** A QR code, dark on light in both themes because phones do not read inverted ones. */
export function QrCode({ code, label }: Props) {
  const side = code.size + 2 * qrMargin
  return (
    <svg
      className={styles.code}
      viewBox={`${-qrMargin} ${-qrMargin} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-qrMargin} y={-qrMargin} width={side} height={side} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  )
}
