import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { build, defineConfig, type Plugin } from "vite";

// The built page is part of the Python package: the server serves it, and nothing is loaded from another host.
// CAMARILLA_SERVER says where a server runs for `npm run dev`.
const server = process.env["CAMARILLA_SERVER"] ?? "http://127.0.0.1:8000";

/** The service worker, built after the page: it carries the names of everything the page is made of. */
function serviceWorker(): Plugin {
  let shell: string[] = [];
  let version = "";
  return {
    name: "service-worker",
    apply: "build",
    writeBundle: {
      order: "post",
      handler(options, bundle) {
        shell = Object.keys(bundle).filter((name) => name.startsWith("assets/")).toSorted();
        const page = bundle["index.html"];
        const html = page?.type === "asset" ? String(page.source) : "";
        version = createHash("sha256").update(shell.join("\n")).update(html).digest("hex").slice(0, 12);
        return build({
          configFile: false,
          logLevel: "warn",
          define: { __SHELL__: JSON.stringify(shell), __VERSION__: JSON.stringify(version) },
          build: {
            outDir: options.dir ?? "",
            emptyOutDir: false,
            copyPublicDir: false,
            target: "es2023",
            modulePreload: false,
            rollupOptions: {
              input: "worker/worker.ts",
              output: { format: "iife", entryFileNames: "sw.js" },
            },
          },
        }).then(() => undefined);
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: "../src/camarilla/server/web",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    // A language's catalogues in one piece: they are always loaded together, and pack better so.
    rollupOptions: { output: { codeSplitting: { groups: ["en", "fr"].map((lang) => ({ name: lang, test: new RegExp(`/locales/${lang}/`) })) } } },
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [".."] }, // the catalogues are the package's own
    proxy: { "/api": server, "/ws": { target: server.replace("http", "ws"), ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts", "worker/**/*.test.ts"],
    testTimeout: 180_000, // a busy machine may take its time
    hookTimeout: 180_000,
  },
} as Parameters<typeof defineConfig>[0]);
