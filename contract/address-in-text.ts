const endings =
  'com|net|org|info|biz|app|dev|shop|xyz|top|online|site|club|link|click|live|page|store|icu|vip'

// What mail programs turn into a link: a scheme, www, a path behind a host, or a host with a common ending. A
// title before a short name without a space, such as Dr.Li, is not one.
const address = new RegExp(
  [
    String.raw`:\/\/`,
    String.raw`\bwww\.`,
    String.raw`[\p{L}\p{N}-]{2}\.\p{L}{2,}\/`,
    String.raw`[\p{L}\p{N}-]{2}\.(?:${endings})(?![\p{L}\p{N}-])`,
  ].join('|'),
  'iu',
)
const hostOfCountry = /[\p{L}\p{N}-]{2}\.(?:[a-z]{2}|(?<!\b(?:DR|PROF|ST)\.)[A-Z]{2})(?![\p{L}\p{N}-])/u

/** Whether a text contains a web address, which in a letter would become a link to another site. */
export function hasWebAddress(text: string): boolean {
  const plain = text.replace(/[。．｡]/g, '.')
  return address.test(plain) || hostOfCountry.test(plain)
}
