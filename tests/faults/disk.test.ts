import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { FIXTURE_CORPUS } from "@lagom/server/testing/content/fixture-corpus";
import { makePgliteImage, unpackPgliteImage } from "@lagom/server/testing/pglite-image";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct } from "../product/product.ts";
import { missingWords, saveWords, signIn, signUp } from "../product/saving.ts";

const run = promisify(execFile);
/** Three times what a new database takes. */
const SIZE_MB = 400;

let disk: string;
beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), "lagom-disk-"));
  await run("mount", ["-t", "tmpfs", "-o", `size=${SIZE_MB}m`, "none", disk]);
});
afterAll(async () => {
  await run("umount", ["--lazy", disk]);
  await rm(disk, { recursive: true });
});

/** Writes a file until the disk is full. */
async function fillUp(file: string): Promise<void> {
  for (const size of [1 << 20, 1 << 12]) {
    const block = Buffer.alloc(size);
    const isRoom = () =>
      writeFile(file, block, { flag: "a" }).then(
        () => true,
        () => false,
      );
    while (await isRoom());
  }
}

test("the embedded database's disk gets full under writes: these are refused, and go on when there is room; nothing is lost", async () => {
  const data = join(disk, "data");
  const { LAGOM_IMAGE: image = join(disk, "image.tar") } = process.env;
  await makePgliteImage(image);
  await unpackPgliteImage(image, join(data, "db"));
  const env = { LAGOM_ROLES: "api,auth", COLLECTION: FIXTURE_CORPUS };
  const product = await startProduct(data, env);
  const saver = await signUp(product.auth);
  const saving = saveWords(product.api, saver.token);
  await saving.more(30);
  await fillUp(join(disk, "filler"));
  for (let refused = 0; refused < 100; refused++) await saving.answered(503);
  await rm(join(disk, "filler"));
  await saving.more(30);
  await saving.stop();
  expect([Object.keys(saving.answers), saving.bare]).toEqual([["201", "503"], []]);
  expect(await missingWords(product.api, saver.token, saving.confirmed)).toEqual([]);
  await product.stop("SIGKILL");
  const next = await startProduct(data, env);
  const { token } = await signIn(next.auth, saver);
  expect(await missingWords(next.api, token, saving.confirmed)).toEqual([]);
  await next.stop();
});
