import { mayEnter } from '../server/platform/database/cluster/account.ts'

const nobody = { uid: 65_534, gid: 65_534 }

/** Whether only root can enter the folder of the project: then the site cannot give up root, and says so. */
export const onlyRootEnters = process.getuid?.() === 0 && !mayEnter(nobody, process.cwd())
