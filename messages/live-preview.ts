/** The window beside a form that shows what readers will see. */
export const livePreview = {
  open: { de: 'Ansehen, während Sie schreiben', en: 'See it while you write' },
  openFixed: { de: 'Ansehen', en: 'View' },
  title: { de: 'So wird die Seite aussehen', en: 'What the page will look like' },
  width: { de: 'Breite', en: 'Width' },
  widths: {
    de: { phone: 'Telefon', tablet: 'Tablet', desktop: 'Bildschirm' },
    en: { phone: 'Phone', tablet: 'Tablet', desktop: 'Screen' },
  },
  languages: { de: 'Sprachen', en: 'Languages' },
  both: { de: 'Beide', en: 'Both' },
  theme: { de: 'Darstellung', en: 'Theme' },
  themes: { de: { light: 'Hell', dark: 'Dunkel' }, en: { light: 'Light', dark: 'Dark' } },
}
