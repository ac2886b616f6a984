/** Bytes with a name: a whole file, or a version of a picture. */
export interface Content {
  hash: string
  sizeBytes: number
  type: string
  name: string
  /** Under this address there will never be anything else. */
  isImmutable: boolean
  /** Everybody may have it: what only staff may have stays in their own browsers. */
  isShared: boolean
  /** It was asked for with a key, such as one of a letter that is tried out. */
  hasKey: boolean
}

const shownInPlace =
  /^(image\/(jpeg|png|webp|avif|gif)|application\/pdf|video\/(mp4|webm)|audio\/(mpeg|mp4|wav))$/

/** A viewer for PDF does not start in a sandbox; it gets no scripts instead. */
const sandbox = "sandbox; default-src 'none'"
const withoutScripts = "default-src 'none'; script-src 'none'"
/** A film or a recording opened by its address is a page of the browser's own, which asks for the film once more. */
const onlyItself =
  "sandbox allow-same-origin; default-src 'none'; media-src 'self'; style-src 'unsafe-inline'"

const unchanging = 'public, max-age=31536000, immutable'
const askEachTime = 'public, no-cache'
const forStaff = 'private, no-cache'

/**
 * What a browser is told about a stranger's bytes: their type, and to run nothing in them. Letters and feeds that are read
 * in a browser show pictures on pages of other sites.
 */
export function headersOf({ hash, sizeBytes, type, name, isImmutable, isShared, hasKey }: Content) {
  const isForLetters = (isShared || hasKey) && type.startsWith('image/')
  return {
    'content-type': type,
    'content-length': String(sizeBytes),
    'content-disposition': `${shownInPlace.test(type) ? 'inline' : 'attachment'}; ${fileName(name)}`,
    'content-security-policy': policyOf(type),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': isForLetters ? 'cross-origin' : 'same-origin',
    'accept-ranges': 'bytes',
    'cache-control': isShared ? (isImmutable ? unchanging : askEachTime) : forStaff,
    etag: `"${hash}"`,
  }
}

function policyOf(type: string): string {
  if (type === 'application/pdf') return withoutScripts
  return shownInPlace.test(type) && /^(video|audio)\//.test(type) ? onlyItself : sandbox
}

/** RFC 6266: plain letters for old programs, the real name beside it. */
function fileName(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
