// The order of the house: who may import whom. `depcruise` checks it in the lint step; docs/architecture.md draws it.

const TESTS = "(\\.test\\.tsx?|/testing\\.ts|/testing/.*)$";

/** Layers of a folder, lowest first: nothing imports from a layer above its own. */
function layers(folder, names) {
  return names.slice(0, -1).map((name, index) => ({
    name: `${folder}: ${name} imports nothing above it`,
    severity: "error",
    from: { path: `^${folder}/${name}`, pathNot: TESTS },
    to: { path: names.slice(index + 1).map((above) => `^${folder}/${above}`) },
  }));
}

/** The files of a folder that are in none of its layers. */
const outside = (folder, names) => ({
  path: `^${folder}/`,
  pathNot: [TESTS, "/node_modules/", ...names.map((name) => `^${folder}/${name}`)],
});

/** Layers of a folder in which every other file has a place, so that a new one is not overlooked. */
function allLayers(folder, names) {
  return [
    ...layers(folder, names),
    ...[
      { from: outside(folder, names), to: {} },
      { from: {}, to: outside(folder, names) },
    ].map((ends) => ({ name: `${folder}: every file has a layer`, severity: "error", ...ends })),
  ];
}

/** Packages of the workspace that the code of a package may import. */
function wall(name, allowed) {
  const others = ["shell", "mf-[a-z]+", "shared", "releases", "server", "tests"];
  return {
    name: `${name} imports ${allowed.length > 0 ? allowed.join(", ") : "no other package"}`,
    severity: "error",
    from: { path: `^(${name})/` },
    to: {
      path: `^(${others.join("|")})/`,
      pathNot: ["^$1/", ...allowed.map((other) => `^${other}/`)],
    },
  };
}

const SHARED_LAYERS = [
  "((contract|text|i18n|messages)/|preferences/mirror\\.ts$|(area-host|checked-json|first-call|fixed-messages|leave|limits|page-config|paths|push-subscription|release-document|remote|router|share-target|storage|text-paths|unsaved|use-mounting|uuid|types\\.d)\\.ts$)",
  "(api|session|analytics)/",
  "(queries/|query\\.ts$)",
  "(preferences/(?!mirror\\.ts$)|(write-queue|ui|reading)/)",
  "(build/|(area-part\\.tsx|vitest\\.config\\.ts|package\\.json)$)",
];

const SHELL_LAYERS = [
  "(messages/|strings([a-z-]*\\.ts$|/)|(form|form-error|rich-text|success-note)\\.|(theme|worker|dev|first-text|history|scripts|fonts)/)",
  "analytics/",
  "session/",
  "areas/",
  "(boot/|error-boundary\\.)",
  "(account|auth|first-steps|recovery|feedback|keys|language|network|override|queries)/",
  "frame/",
  "pages/",
  "(prerender/|(own-pages|preload-pages|guards|routes|app|main)\\.tsx?$)",
];

const RELEASES_LAYERS = [
  "gate/(result|api-shape|json-schema)\\.ts$",
  "([a-z0-9.-]+\\.ts$|gate/(?!(result|api-shape|json-schema)\\.ts$))",
  "foreign/",
  "cli/",
];

const AREA_LAYERS = [
  "(messages/|strings(\\.ts|/))",
  "text/",
  "stores/",
  "queries/",
  "components/",
  "pages/",
  "exposes/",
];

/** What the server may take of `shared`: the contract and pure text code, and names that both ends spell alike. */
const SHARED_FOR_SERVER =
  "^shared/((contract|text)/|(i18n/(strings|language-cookies?)|remote|release-document|page-config|fixed-messages|limits)\\.ts$)";

export default {
  forbidden: [
    {
      name: "no cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    ...allLayers("server/src", [
      "schema/",
      "messages/",
      "platform/",
      "identity/",
      "language/",
      "texts/",
      "features/",
      "releases/",
      "hosts/",
    ]),
    // Within a layer, folders have an order as well, so that they form no cycles either.
    ...allLayers("server/src/platform", [
      "(i18n/|(background-job|alert|config|production-settings|pace|within|remembered|cached-for|bounded-map|collect-garbage|disk)\\.ts)",
      "telemetry/",
      "(database|mail)/",
      "limits/",
      "http/",
      "jobs/",
      "workers/",
    ]),
    ...allLayers("server/src/identity", ["auth/", "users/", "personal-data/", "session/"]),
    ...allLayers("server/src/language", [
      "([a-z-]+\\.ts|(base-forms|dictionaries|levels|romanise)/)",
      "tokenise/",
      "lexicon/",
    ]),
    ...allLayers("server/src/texts", ["passages/", "(collection|feeds|rewriting)/", "checks/"]),
    ...allLayers("server/src/features", [
      "feature\\.ts",
      "reminders/",
      "(account|activities|books|feedback|preferences|speech|token-corrections|ux-flags)/",
      "(admin|notes|reading-positions|words)/",
      "(reading|reviews)/",
      "(lookup|own-texts|reminder-jobs|today)/",
    ]),
    ...allLayers("server/src/hosts", [
      "(background|page-releases)/",
      "pages/",
      "smoke/",
      "calls/",
      "(api|web)/",
      "start/",
      "(commands/|start\\.ts|dev\\.ts)",
    ]),
    ...["mf-reader", "mf-books", "mf-account", "mf-admin"].flatMap((area) =>
      allLayers(`${area}/src`, AREA_LAYERS),
    ),
    ...allLayers("shell/src", SHELL_LAYERS),
    ...allLayers("shared", SHARED_LAYERS),
    ...allLayers("releases/src", RELEASES_LAYERS),
    wall("mf-[a-z]+", ["shared"]),
    wall("shell", ["shared"]),
    wall("shared", []),
    wall("releases", ["shared"]),
    wall("server", ["shared", "releases"]),
    {
      name: "packages are imported by name, not by path",
      severity: "error",
      from: { path: "^([^/]+)/" },
      to: {
        path: "^(shell|mf-[a-z]+|shared|releases|server|tests)/",
        pathNot: "^$1/",
        dependencyTypes: ["local"],
      },
    },
    {
      name: "the server takes only the contract and pure text code of shared",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^shared/", pathNot: SHARED_FOR_SERVER },
    },
    {
      name: "OpenTelemetry is loaded only where a collector is named",
      severity: "error",
      from: {
        path: "^server/",
        pathNot: "^server/src/platform/telemetry/(start|spans|metric-producer)\\.ts$",
      },
      to: {
        path: "@opentelemetry|^server/src/platform/telemetry/(start|spans|metric-producer)\\.ts$",
        dependencyTypesNot: ["dynamic-import", "type-only"],
      },
    },
    {
      name: "only the shell says where events go",
      severity: "error",
      from: { path: "^mf-[a-z]+/" },
      to: { path: "^shared/analytics/provide\\.ts$" },
    },
    {
      name: "what is imported is there",
      severity: "error",
      from: {},
      // The build generates this module.
      to: { couldNotResolve: true, pathNot: "^\\./provided\\.cjs$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(node_modules|dist|\\.lagom)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".css", ".json"],
    },
  },
};
