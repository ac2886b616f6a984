// The smaller build has the same shape; its package tells the types of the whole one only.
declare module 'hls.js/light' {
  export { default, ErrorTypes, Events } from 'hls.js'
}
