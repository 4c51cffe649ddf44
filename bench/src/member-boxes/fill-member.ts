import { randomUUID } from "node:crypto";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeBoxSerial } from "@damadum/domain";
import { searchColumns } from "@damadum/server/src/db/search-text.ts";
import type pg from "pg";
import { withClient } from "../server/scratch-database.ts";

/** Typical contents and names of boxes. */
const things =
  "겨울 코트|롱패딩|목도리|여름 이불|전기장판|선풍기|캠핑 의자|텐트|코펠|랜턴|스키 부츠|보드복|등산화|만화책|전공 서적|앨범|장난감 기차|유아 의자|그림책|손님용 그릇|커피 기구|냄비|액자|스탠드 조명|크리스마스트리|졸업장|가계부|악보|기타|카메라".split(
    "|",
  );
const names = "겨울옷|여름옷|캠핑|취미|책|아이 물건|주방|서류".split("|");
const THINGS_IN_A_BOX = 3;
const BOXES_AT_ONCE = 1000;

interface Fill {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly username: string;
  readonly count: number;
  /** A picture in the file store's small size; each box gets its own copy. */
  readonly picture: Uint8Array;
}

/** Gives a member `count` boxes, each with three things and a picture; returns the serials, newest first. */
export async function fillMember(fill: Fill): Promise<readonly string[]> {
  return withClient(fill.databaseUrl, async (client) => {
    const boxes = Array.from({ length: fill.count }, (_, at) => boxOf(at));
    for (let first = 0; first < boxes.length; first += BOXES_AT_ONCE) {
      await insert(client, fill.username, boxes.slice(first, first + BOXES_AT_ONCE));
    }
    await client.query("vacuum analyze");
    const original = join(fill.dataDir, "original.webp");
    await writeFile(original, fill.picture);
    for (const { file } of boxes) {
      const folder = join(fill.dataDir, "files", file);
      await mkdir(folder, { recursive: true });
      await copyFile(original, join(folder, "small.webp"));
    }
    return boxes.map(({ serial }) => serial).toReversed();
  });
}

/** A box that is the same in every run. */
function boxOf(at: number) {
  let rest = at + 1;
  const name = `${names[at % names.length]} ${1 + Math.floor(at / names.length)}`;
  const contents = Array.from({ length: THINGS_IN_A_BOX }, (_, place) => ({
    id: randomUUID(),
    name: things[(at * 7 + place * 11) % things.length] ?? "",
    position: place,
  }));
  return {
    id: randomUUID(),
    number: at,
    serial: makeBoxSerial((limit) => {
      // A random generator, so that consecutive boxes share no prefix.
      rest = (rest * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor(rest / 65_536) % limit;
    }),
    name,
    status: at % 10 === 0 ? "RETURNED" : "STORED",
    ...searchColumns([name, ...contents.map((thing) => thing.name)]),
    contents,
    file: randomUUID(),
  };
}

async function insert(
  client: pg.Client,
  username: string,
  boxes: readonly ReturnType<typeof boxOf>[],
): Promise<void> {
  await client.query(
    `with owner as (select id from users where username = $1),
     given as (
       select * from json_to_recordset($2) as box(id uuid, number int, serial text, name text, status text,
         search_jamo text, search_choseong text, contents json, file uuid)
     ),
     stored as (
       insert into boxes (id, serial, status, user_id, order_id, order_serial, contract_id, assigned_at,
         name, search_jamo, search_choseong, created_at, updated_at)
       select given.id, serial, status, owner.id, $3, 'ST202611207K3F9QX2', $4,
         now() + given.number * interval '1 microsecond', name, search_jamo, search_choseong, now(), now()
       from given, owner
     ),
     packed as (
       insert into box_contents (id, box_id, position, name, count, created_at, updated_at)
       select thing.id, given.id, thing.position, thing.name, 1, now(), now()
       from given, json_to_recordset(given.contents) as thing(id uuid, name text, position int)
     )
     insert into files (id, user_id, purpose, byte_size, width, height, subject_kind, subject_id,
       position, created_at)
     select given.file, owner.id, 'BOX_CONTENT', 1000, 320, 320, 'BOX_CONTENT',
       (given.contents -> 0 ->> 'id')::uuid, 0, now()
     from given, owner`,
    [username, JSON.stringify(boxes), randomUUID(), randomUUID()],
  );
}
