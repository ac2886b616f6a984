import type { CSSProperties } from 'react'

// The colours of web/ui/styles/tokens.css. Mail programs do not support variables, so every element has its
// own inline styles.
const light = {
  paper: '#faf8f5',
  surface: '#ffffff',
  ink: '#231c18',
  muted: '#675a51',
  brand: '#8a523d',
  line: '#d9cfc6',
  sunken: '#f1ece6',
}
const dark = {
  paper: '#14110f',
  surface: '#1d1916',
  ink: '#f2ece6',
  muted: '#b8aaa0',
  brand: '#d6a088',
  line: '#3b332d',
  sunken: '#0e0c0a',
}
const button = '#8a523d' // contrast of white text 6.3:1 in both themes

const sans =
  "'Source Sans 3', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif"
const text = { fontSize: '17px', lineHeight: '1.6' }

export const styles = {
  paper: {
    margin: 0,
    padding: '32px 16px',
    backgroundColor: light.paper,
    color: light.ink,
    fontFamily: sans,
    ...text,
  },
  column: { maxWidth: '600px', margin: '0 auto' },
  sender: { margin: '0 0 16px', color: light.brand, fontFamily: serif, fontSize: '18px', fontWeight: 600 },
  surface: {
    padding: '32px',
    backgroundColor: light.surface,
    border: `1px solid ${light.line}`,
    borderTop: `4px solid ${button}`,
    borderRadius: '4px 4px 12px 12px',
  },
  title: {
    margin: '0 0 20px',
    color: light.ink,
    fontFamily: serif,
    fontSize: '26px',
    lineHeight: '1.25',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  paragraph: { margin: '0 0 16px', color: light.ink, overflowWrap: 'anywhere' },
  note: {
    margin: '0 0 16px',
    color: light.muted,
    fontSize: '15px',
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
  },
  link: { color: light.brand },
  button: {
    display: 'inline-block',
    padding: '12px 24px',
    backgroundColor: button,
    color: '#ffffff',
    borderRadius: '6px',
    fontWeight: 600,
    lineHeight: '1.35',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
  },
  // Outlook draws the padding as a border of this colour around the text, where others draw the link's
  // background.
  buttonCell: { backgroundColor: button, borderRadius: '6px', msoPaddingAlt: '12px 24px' },
  buttonLine: { margin: '24px 0', borderCollapse: 'separate' },
  facts: { margin: '0 0 20px', padding: 0 },
  factName: { margin: 0, color: light.muted, fontSize: '15px' },
  factValue: { margin: '0 0 10px', color: light.ink, overflowWrap: 'anywhere' },
  quote: {
    margin: '0 0 20px',
    padding: '16px 20px',
    backgroundColor: light.sunken,
    borderLeft: `4px solid ${button}`,
    color: light.ink,
    overflowWrap: 'anywhere',
  },
  lastParagraph: { margin: 0, color: light.ink, overflowWrap: 'anywhere' },
  heading: {
    margin: '28px 0 12px',
    color: light.ink,
    fontFamily: serif,
    fontSize: '20px',
    lineHeight: '1.3',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  list: { margin: '0 0 16px', padding: '0 0 0 24px', color: light.ink },
  listItem: { margin: '0 0 4px', color: light.ink },
  code: {
    margin: '0 0 16px',
    padding: '12px 16px',
    backgroundColor: light.sunken,
    color: light.ink,
    fontSize: '15px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  picture: { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: '6px' },
  table: { width: '100%', margin: '0 0 16px', borderCollapse: 'collapse' },
  cell: {
    padding: '8px 12px 0 0',
    borderTop: `1px solid ${light.line}`,
    color: light.ink,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  rule: { margin: '24px 0', border: 0, borderTop: `1px solid ${light.line}` },
  footer: { padding: '20px 8px 0', color: light.muted, fontSize: '14px', lineHeight: '1.5' },
  footerLine: { margin: '0 0 8px' },
  footerLink: { color: light.muted },
} as const satisfies Record<string, CSSProperties & { msoPaddingAlt?: string }>

/** In mail programs that support dark mode, the classes override the inline styles. */
export const darkStyles = `@media (prefers-color-scheme: dark) {
  .paper { background-color: ${dark.paper} !important; }
  .surface { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; border-top-color: ${button} !important; }
  .ink { color: ${dark.ink} !important; }
  .muted { color: ${dark.muted} !important; }
  .brand { color: ${dark.brand} !important; }
  .sunken { background-color: ${dark.sunken} !important; }
  .cell { border-color: ${dark.line} !important; }
}
@media (max-width: 480px) {
  .surface { padding: 24px 20px !important; }
}`
