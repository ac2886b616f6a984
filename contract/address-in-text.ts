const endings =
  'com|net|org|info|biz|app|dev|shop|xyz|top|online|site|club|link|click|live|page|store|icu|vip'

// What mail programs make a link of: a scheme, www, a path behind a host, or a host of a usual ending. Titles before a
// short name without a space between, such as Dr.Li, are none.
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

/** Whether a text holds a web address, by which a letter with it would lead its reader elsewhere. */
export function hasWebAddress(text: string): boolean {
  const plain = text.replace(/[。．｡]/g, '.')
  return address.test(plain) || hostOfCountry.test(plain)
}
