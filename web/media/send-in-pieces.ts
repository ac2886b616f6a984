import { DetailedError, Upload } from 'tus-js-client'
import { Failure } from '#contract/errors.ts'
import type { UploadedFile } from '#contract/files/file.ts'
import { locales } from '#contract/language.ts'
import { errors } from '#messages/errors.ts'
import { accessToken, refreshedToken } from '#web/access-token.ts'
import { currentLanguage } from '#web/current-language.ts'
import { failureOf } from '#web/failure-of.ts'
import type { Sending } from './upload.ts'

const pieceBytes = 16 * 1024 * 1024 // the most that is lost when a connection breaks
const endpoint = '/api/v1/backstage/file-manager/upload/tus'

// Addresses of interrupted uploads, kept as long as this page is open.
const begun = new WeakMap<File, string>()

/** Uploads a large file in chunks (tus); after an interruption it resumes. Throws as `upload` does. */
export function sendInPieces(file: File, folder: string, sending: Sending = {}): Promise<UploadedFile> {
  const { onProgress, signal, again } = sending
  return new Promise((resolve, reject) => {
    const sender = new Upload(file, {
      endpoint,
      uploadUrl: begun.get(file) ?? null,
      chunkSize: pieceBytes,
      retryDelays: [0, 1000, 3000, 10_000],
      storeFingerprintForResuming: false,
      metadata: { filename: file.name, folder, ...(again && { again: '1' }) },
      headers: { 'accept-language': locales[currentLanguage()] },
      onBeforeRequest: async request => {
        const token = (await accessToken()) ?? (await refreshedToken())
        if (token) request.setHeader('authorization', `Bearer ${token}`)
      },
      onUploadUrlAvailable: () => void (sender.url && begun.set(file, sender.url)),
      onProgress: sent => onProgress?.(sent),
      onShouldRetry: error => isLost(error),
      onSuccess: ({ lastResponse }) => {
        begun.delete(file)
        resolve(JSON.parse(lastResponse.getBody()) as UploadedFile)
      },
      onError: error => {
        if (!isLost(error)) begun.delete(file)
        reject(failureIn(error))
      },
    })
    signal?.addEventListener('abort', () => {
      void sender.abort()
      reject(new DOMException('', 'AbortError'))
    })
    if (signal?.aborted) reject(new DOMException('', 'AbortError'))
    else sender.start()
  })
}

// No response, or one that permits a retry: the chunks received so far are kept.
function isLost(error: Error): boolean {
  const status = statusOf(error)
  return status === 0 || status >= 500 || status === 409 || status === 423
}

function statusOf(error: Error): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0
}

function failureIn(error: Error): Error {
  const response = error instanceof DetailedError ? error.originalResponse : null
  if (!response) return new Failure('unavailable', { message: errors.unavailable[currentLanguage()] }, 503)
  const answer = new Response(null, { status: response.getStatus() })
  try {
    return failureOf(answer, JSON.parse(response.getBody()) as Parameters<typeof failureOf>[1])
  } catch {
    return failureOf(answer, null)
  }
}
