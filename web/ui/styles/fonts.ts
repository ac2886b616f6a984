import text from './fonts/text.woff2?url'
import titles from './fonts/titles.woff2?url'

/**
 * The two fonts that every page needs first: `<link rel="preload" as="font" type="font/woff2" crossorigin>`.
 */
export const preloadedFonts: readonly string[] = [text, titles]
