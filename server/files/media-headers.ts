/** Bytes with a name: a whole file, or a version of a picture. */
export interface Content {
  hash: string
  sizeBytes: number
  type: string
  name: string
  /** Whether the content at this address never changes. */
  isImmutable: boolean
  /** Whether everybody may read it; otherwise shared caches must not store it. */
  isShared: boolean
  /** Whether it was requested with a key, e.g. from a trial letter. */
  hasKey: boolean
}

const shownInPlace =
  /^(image\/(jpeg|png|webp|avif|gif)|application\/pdf|video\/(mp4|webm)|audio\/(mpeg|mp4|wav))$/

/** PDF viewers do not start in a sandbox, so scripts are forbidden instead. */
const sandbox = "sandbox; default-src 'none'"
const withoutScripts = "default-src 'none'; script-src 'none'"
/**
 * A film or recording opened by its address is shown in a page of the browser, which requests it a second
 * time.
 */
const onlyItself =
  "sandbox allow-same-origin; default-src 'none'; media-src 'self'; style-src 'unsafe-inline'"

const unchanging = 'public, max-age=31536000, immutable'
const askEachTime = 'public, no-cache'
const forStaff = 'private, no-cache'

/**
 * Headers for untrusted bytes: their type, and a policy against running scripts in them. Pictures are also
 * allowed on other sites, where letters and feeds are read in a browser.
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

/** RFC 6266: an ASCII name for old clients, the real name beside it. */
function fileName(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
