interface RawBody {
  /** Media type in the header; null for no header. */
  type: string | null
  make: (json: string) => string
}

const json = 'application/json'

/** Bodies that no client of ours sends. */
export const rawBodies: readonly RawBody[] = [
  { type: json, make: whole => whole.slice(0, Math.floor(whole.length / 2)) },
  { type: json, make: whole => whole.slice(0, -1) },
  { type: json, make: whole => `${whole.slice(0, -1)},"id":1,"id":2,"version":1,"version":9}` },
  { type: json, make: () => '['.repeat(100_000) },
  { type: json, make: () => '{"a":'.repeat(20_000) },
  { type: json, make: () => `${'['.repeat(60)}${']'.repeat(60)}` },
  { type: json, make: () => '' },
  { type: json, make: () => 'null' },
  { type: json, make: () => '"text"' },
  { type: json, make: () => '7' },
  { type: json, make: whole => `\ufeff${whole}` },
  { type: json, make: whole => whole.split('"').join("'") },
  { type: json, make: () => '{"__proto__":{"a":1}}' },
  { type: json, make: () => '{"constructor":{"prototype":{"a":1}}}' },
  { type: json, make: () => `{"title":${'1'.repeat(400)},"n":1e400,"m":-0}` },
  { type: json, make: () => 'x'.repeat(3_000_000) },
  { type: 'application/json; charset=utf-16', make: whole => whole },
  { type: 'text/plain', make: whole => whole },
  { type: 'multipart/form-data; boundary=x', make: () => '--x\r\n\r\n\r\n--x--' },
  { type: 'application/x-www-form-urlencoded', make: () => 'a=b' },
  { type: 'application/json\ta', make: whole => whole },
  { type: null, make: whole => whole },
]

const file = (name: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n`
const field = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\n$& <b>Wort</b>\n'

/**
 * Multipart forms, complete and broken. They contain no pictures, because jobs make smaller versions of those
 * later.
 */
export const rawParts = [
  `${field('folder', 'fuzz')}${file('untertitel.vtt', captions)}--x--\r\n`,
  `${field('altDe', '$& </title>')}${file('a$&.vtt', captions)}--x--\r\n`,
  `${field('folder', '../..')}${file('a.vtt', captions)}--x--\r\n`,
  `${field('folder', 'a\0b')}${file('a.vtt', captions)}--x--\r\n`,
  `${field('__proto__', 'x')}${file('a.vtt', captions)}--x--\r\n`,
  `${field('folder', 'fuzz')}${field('folder', 'b')}${file('a.vtt', captions)}--x--\r\n`,
  `${file('../../a.vtt', captions)}--x--\r\n`,
  `${file('a\0.vtt', captions)}--x--\r\n`,
  `${file('', captions)}--x--\r\n`,
  `${file('a.vtt', '')}--x--\r\n`,
  `${file('a.svg', '<svg onload=alert(1)>')}--x--\r\n`,
  `${file('a.m3u8', `#EXTM3U\n${'a\n'.repeat(40_000)}`)}--x--\r\n`,
  `${file('a.png', '\x89PNG\r\n\x1a\nbroken')}--x--\r\n`,
  `${file('a.vtt', captions)}${file('b.vtt', captions)}--x--\r\n`,
  `${field('a', 'b').repeat(50)}${file('a.vtt', captions)}--x--\r\n`,
  `${field('folder', 'x'.repeat(5000))}${file('a.vtt', captions)}--x--\r\n`,
  file('a.vtt', captions),
  '--x\r\ncontent-disposition: form-data; name="file"',
  '--x--\r\n',
  '',
  'no parts at all',
].map(body => ({ body, boundary: 'x' }))
