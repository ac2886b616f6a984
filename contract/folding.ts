// Lower-case letters that Unicode does not decompose, of Latin-1, Latin Extended-A and -B; some lower-case
// forms are in other blocks.
const spelled = {
  ...{
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    þ: 'th',
    ð: 'd',
    đ: 'd',
    ħ: 'h',
    ı: 'i',
    ĸ: 'k',
    ł: 'l',
    ŋ: 'n',
    ŧ: 't',
  },
  ...{
    ƀ: 'b',
    ɓ: 'b',
    ƃ: 'b',
    ƅ: 'b',
    ɔ: 'o',
    ƈ: 'c',
    ɖ: 'd',
    ɗ: 'd',
    ƌ: 'd',
    ƍ: 'd',
    ǝ: 'e',
    ə: 'e',
    ɛ: 'e',
    ƒ: 'f',
  },
  ...{
    ɠ: 'g',
    ɣ: 'g',
    ǥ: 'g',
    ƕ: 'hv',
    ɩ: 'i',
    ɨ: 'i',
    ƙ: 'k',
    ƚ: 'l',
    ƛ: 'l',
    ɯ: 'm',
    ɲ: 'n',
    ƞ: 'n',
    ɵ: 'o',
    ƣ: 'oi',
  },
  ...{
    ƥ: 'p',
    ʀ: 'r',
    ƨ: 's',
    ʃ: 'sh',
    ƪ: 'sh',
    ƫ: 't',
    ƭ: 't',
    ʈ: 't',
    ʊ: 'u',
    ʋ: 'v',
    ƴ: 'y',
    ƶ: 'z',
    ʒ: 'z',
    ƹ: 'z',
  },
  ...{
    ƺ: 'z',
    ƻ: 'dz',
    ƽ: 's',
    ƾ: 'ts',
    ƿ: 'w',
    ǀ: 'c',
    ǁ: 'x',
    ǂ: 'tc',
    ǃ: 'q',
    ȝ: 'y',
    ȡ: 'd',
    ȣ: 'ou',
    ȥ: 'z',
    ȴ: 'l',
  },
  ...{
    ȵ: 'n',
    ȶ: 't',
    ȷ: 'j',
    ȸ: 'db',
    ȹ: 'qp',
    ⱥ: 'a',
    ȼ: 'c',
    ⱦ: 't',
    ȿ: 's',
    ɀ: 'z',
    ɂ: '',
    ʉ: 'u',
    ʌ: 'v',
    ɇ: 'e',
  },
  ...{ ɉ: 'j', ɋ: 'q', ɍ: 'r', ɏ: 'y' },
}
const letters: Readonly<Record<string, string>> = spelled
const known = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g')

/**
 * Returns a text in lower case with Latin letters as ASCII: `Şahin` is `sahin`, `Þóra` is `thora`. Other
 * scripts stay.
 */
export function asciiOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(known, letter => letters[letter] ?? letter)
}

// Characters that are typed for an apostrophe on different keyboards, and the dot of Catalan, `col·lega`.
const apostrophes = /['’‘‛ʼʻʹ`´＇·]/g

/**
 * Normalises words for search: `Größe` and `groesse` are both `grose`, so that ä = ae = a and ß = ss = s;
 * `O’Brien` is `obrien`.
 */
export function folded(text: string): string {
  return asciiOf(text)
    .replace(apostrophes, '')
    .replace(/([aou])e/g, '$1')
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Adds the parts of words with an apostrophe to the whole words, because readers search for `O’Brien`, and
 * for `Institut` of `l’institut`.
 */
export function splitApostrophes(text: string): string {
  return text.replace(/(?<![\p{L}\p{M}])([\p{L}\p{M}]+)['’ʼ]([\p{L}\p{M}]+)/gu, '$1$2 $1 $2')
}
