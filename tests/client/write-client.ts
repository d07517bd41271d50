import { clientFolder, makeClient } from './make-client.ts'

await makeClient(clientFolder)
