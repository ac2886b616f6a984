// Imported before the site: shifts its clock by the milliseconds in the file CLOCK_FILE, which is read again
// and again.
import { readFileSync } from 'node:fs'
import { ServerResponse } from 'node:http'

const file = process.env.CLOCK_FILE ?? ''
const RealDate = Date
let shift = 0

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift)
    else super(...given)
  }

  static now() {
    return RealDate.now() + shift
  }
}

// Node takes the Date header from the real clock of the machine.
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (...given) {
  this.setHeader('date', new Date().toUTCString())
  return writeHead.apply(this, given)
}

setInterval(look, 50).unref()

function look() {
  try {
    const text = readFileSync(file, 'utf8')
    if (text !== '') shift = Number(text) || 0 // empty while it is being written
  } catch {
    shift = 0
  }
}
