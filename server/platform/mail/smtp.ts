import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Message } from './message.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import type { SmtpSettings } from './smtp-settings.ts'

const longestSending = 120_000 // milliseconds; a very slow server must not hold up other letters

/** One connection to the mail server, opened when first needed and kept while there are letters. */
export class SmtpConnection {
  readonly #settings: SmtpSettings
  #connection: SMTPConnection | undefined
  // The library reports errors by callback or event, and a closed connection sometimes only by event.
  #waiting: { connection: SMTPConnection; fail: (error: Error) => void } | undefined

  constructor(settings: SmtpSettings) {
    this.#settings = settings
  }

  /** Sends one letter; never rejects. After any failure the connection is closed. */
  async send({ envelope, bytes }: Message): Promise<Outcome> {
    let bodyBegan = false
    const body = Readable.from(
      (function* () {
        bodyBegan = true // read only once the server has agreed to receive it
        yield bytes
      })(),
    )
    const deadline = setTimeout(() => this.abort(), longestSending)
    try {
      this.#connection ??= await this.#open()
      await this.#transmit(this.#connection, envelope, body)
      return { state: 'sent' }
    } catch (error) {
      this.abort()
      return outcomeOf(error, bodyBegan)
    } finally {
      clearTimeout(deadline)
    }
  }

  /** Closes the connection with QUIT after the last letter. */
  close(): void {
    this.#connection?.quit()
    this.#connection = undefined
  }

  /** Aborts the connection; a letter being sent fails. */
  abort(): void {
    this.#waiting?.fail(new Error('The connection was closed.'))
    this.#connection?.close()
    this.#connection = undefined
  }

  async #open(): Promise<SMTPConnection> {
    const { options, login } = this.#settings
    const connection = new SMTPConnection(options)
    connection.on('error', error => this.#fail(connection, error))
    connection.once('end', () => this.#ended(connection))
    try {
      await this.#settled(connection, done => connection.connect(done))
      if (login)
        await this.#settled(connection, done => connection.login({ ...login, credentials: login }, done))
      return connection
    } catch (error) {
      connection.close()
      throw error
    }
  }

  #transmit(connection: SMTPConnection, envelope: Message['envelope'], body: Readable): Promise<void> {
    return this.#settled(connection, done => connection.send({ ...envelope }, body, done))
  }

  #ended(connection: SMTPConnection): void {
    if (this.#connection === connection) this.#connection = undefined
    this.#fail(connection, new Error('The connection ended.'))
  }

  #fail(connection: SMTPConnection, error: Error): void {
    if (this.#waiting?.connection === connection) this.#waiting.fail(error)
  }

  #settled(connection: SMTPConnection, begin: (done: (error?: Error | null) => void) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting = { connection, fail: reject }
      begin(error => (error ? reject(error) : resolve()))
    })
  }
}
