export {
  type AddressKey,
  addressKeyFile,
  addressPublicFile,
  findAddressKey,
  openAddressKey,
} from './address-key.ts'
export { maskedAddress } from './masked-address.ts'
export { hashOfAddress, hostMarkOf, maskOf, type SealedAddress, sealAddress } from './seal-address.ts'
export { hasUnsealedAddresses, sealOlderAddresses } from './seal-older.ts'
