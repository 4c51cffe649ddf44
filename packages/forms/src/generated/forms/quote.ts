// @ts-nocheck: written by ajv, see build/generate.ts
import { codePointLength } from "../../engine/validation/code-point-length.ts";
import type { Validators } from "../../engine/definition/form-definition.ts";
export const check0 = validate10;
const schema11 = {"$id":"quote_start","type":"object","additionalProperties":false,"required":["start"],"properties":{"start":{"type":"object","additionalProperties":false,"required":["address","postcode","detail","floor","carriage"],"properties":{"address":{"title":"주소","x-required-message":"{object} 입력해 주세요.","type":"string","minLength":1,"maxLength":200,"pattern":"\\S"},"postcode":{"title":"우편번호","x-required-message":"{object} 입력해 주세요.","type":"string","pattern":"^[0-9]{5}$","examples":["03925"]},"detail":{"title":"상세 주소","type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"floor":{"title":"층수","x-unit":"층","type":"integer","minimum":-10,"maximum":120},"carriage":{"title":"짐 나르는 방법","type":"string","enum":["STAIRS","EV","LADDER"]}}}}};
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[0-9]{5}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="quote_start" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "start")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.start !== undefined){
let data0 = data.start;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.address === undefined){
const err2 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.postcode === undefined){
const err3 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty: "postcode"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.detail === undefined){
const err4 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.floor === undefined){
const err5 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty: "floor"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.carriage === undefined){
const err6 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/required",keyword:"required",params:{missingProperty: "carriage"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data0){
if(!(((((key1 === "address") || (key1 === "postcode")) || (key1 === "detail")) || (key1 === "floor")) || (key1 === "carriage"))){
const err7 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.address !== undefined){
let data1 = data0.address;
if(typeof data1 === "string"){
if(codePointLength(data1) < 1){
const err8 = {instancePath:instancePath+"/start/address",schemaPath:"#/properties/start/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(codePointLength(data1) > 200){
const err9 = {instancePath:instancePath+"/start/address",schemaPath:"#/properties/start/properties/address/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern0.test(data1)){
const err10 = {instancePath:instancePath+"/start/address",schemaPath:"#/properties/start/properties/address/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/start/address",schemaPath:"#/properties/start/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.postcode !== undefined){
let data2 = data0.postcode;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err12 = {instancePath:instancePath+"/start/postcode",schemaPath:"#/properties/start/properties/postcode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/start/postcode",schemaPath:"#/properties/start/properties/postcode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.detail !== undefined){
let data3 = data0.detail;
if(typeof data3 === "string"){
if(codePointLength(data3) < 1){
const err14 = {instancePath:instancePath+"/start/detail",schemaPath:"#/properties/start/properties/detail/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(codePointLength(data3) > 100){
const err15 = {instancePath:instancePath+"/start/detail",schemaPath:"#/properties/start/properties/detail/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern0.test(data3)){
const err16 = {instancePath:instancePath+"/start/detail",schemaPath:"#/properties/start/properties/detail/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/start/detail",schemaPath:"#/properties/start/properties/detail/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.floor !== undefined){
let data4 = data0.floor;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/start/floor",schemaPath:"#/properties/start/properties/floor/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 120 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/start/floor",schemaPath:"#/properties/start/properties/floor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4 < -10 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/start/floor",schemaPath:"#/properties/start/properties/floor/minimum",keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data0.carriage !== undefined){
let data5 = data0.carriage;
if(typeof data5 !== "string"){
const err21 = {instancePath:instancePath+"/start/carriage",schemaPath:"#/properties/start/properties/carriage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data5 === "STAIRS") || (data5 === "EV")) || (data5 === "LADDER"))){
const err22 = {instancePath:instancePath+"/start/carriage",schemaPath:"#/properties/start/properties/carriage/enum",keyword:"enum",params:{allowedValues: schema11.properties.start.properties.carriage.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check1 = validate11;
const schema12 = {"$id":"quote_destination","type":"object","additionalProperties":false,"required":["destination"],"properties":{"destination":{"type":"object","additionalProperties":false,"required":["address","postcode","detail","floor","carriage"],"properties":{"address":{"title":"주소","x-required-message":"{object} 입력해 주세요.","type":"string","minLength":1,"maxLength":200,"pattern":"\\S"},"postcode":{"title":"우편번호","x-required-message":"{object} 입력해 주세요.","type":"string","pattern":"^[0-9]{5}$","examples":["03925"]},"detail":{"title":"상세 주소","type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"floor":{"title":"층수","x-unit":"층","type":"integer","minimum":-10,"maximum":120},"carriage":{"title":"짐 나르는 방법","type":"string","enum":["STAIRS","EV","LADDER"]}}}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="quote_destination" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.destination === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "destination"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "destination")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.destination !== undefined){
let data0 = data.destination;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.address === undefined){
const err2 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/required",keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.postcode === undefined){
const err3 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/required",keyword:"required",params:{missingProperty: "postcode"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.detail === undefined){
const err4 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.floor === undefined){
const err5 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/required",keyword:"required",params:{missingProperty: "floor"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.carriage === undefined){
const err6 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/required",keyword:"required",params:{missingProperty: "carriage"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data0){
if(!(((((key1 === "address") || (key1 === "postcode")) || (key1 === "detail")) || (key1 === "floor")) || (key1 === "carriage"))){
const err7 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.address !== undefined){
let data1 = data0.address;
if(typeof data1 === "string"){
if(codePointLength(data1) < 1){
const err8 = {instancePath:instancePath+"/destination/address",schemaPath:"#/properties/destination/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(codePointLength(data1) > 200){
const err9 = {instancePath:instancePath+"/destination/address",schemaPath:"#/properties/destination/properties/address/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern0.test(data1)){
const err10 = {instancePath:instancePath+"/destination/address",schemaPath:"#/properties/destination/properties/address/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/destination/address",schemaPath:"#/properties/destination/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.postcode !== undefined){
let data2 = data0.postcode;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err12 = {instancePath:instancePath+"/destination/postcode",schemaPath:"#/properties/destination/properties/postcode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/destination/postcode",schemaPath:"#/properties/destination/properties/postcode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.detail !== undefined){
let data3 = data0.detail;
if(typeof data3 === "string"){
if(codePointLength(data3) < 1){
const err14 = {instancePath:instancePath+"/destination/detail",schemaPath:"#/properties/destination/properties/detail/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(codePointLength(data3) > 100){
const err15 = {instancePath:instancePath+"/destination/detail",schemaPath:"#/properties/destination/properties/detail/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern0.test(data3)){
const err16 = {instancePath:instancePath+"/destination/detail",schemaPath:"#/properties/destination/properties/detail/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/destination/detail",schemaPath:"#/properties/destination/properties/detail/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.floor !== undefined){
let data4 = data0.floor;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/destination/floor",schemaPath:"#/properties/destination/properties/floor/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 120 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/destination/floor",schemaPath:"#/properties/destination/properties/floor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4 < -10 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/destination/floor",schemaPath:"#/properties/destination/properties/floor/minimum",keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data0.carriage !== undefined){
let data5 = data0.carriage;
if(typeof data5 !== "string"){
const err21 = {instancePath:instancePath+"/destination/carriage",schemaPath:"#/properties/destination/properties/carriage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data5 === "STAIRS") || (data5 === "EV")) || (data5 === "LADDER"))){
const err22 = {instancePath:instancePath+"/destination/carriage",schemaPath:"#/properties/destination/properties/carriage/enum",keyword:"enum",params:{allowedValues: schema12.properties.destination.properties.carriage.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const check2 = validate12;
const schema13 = {"$id":"quote_items","type":"object","additionalProperties":false,"required":["items"],"properties":{"items":{"title":"옮길 짐","x-prefix":"","x-required-message":"옮길 짐을 하나 이상 담아 주세요.","type":"array","minItems":1,"maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["item_id","count"],"properties":{"item_id":{"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","maxLength":40,"examples":["bed-single"],"title":"품목"},"count":{"title":"짐 개수","x-unit":"개","type":"integer","minimum":1,"maximum":99}}}}}};
const pattern6 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="quote_items" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "items")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.item_id === undefined){
const err4 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "item_id"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.count === undefined){
const err5 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "count"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "item_id") || (key1 === "count"))){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.item_id !== undefined){
let data2 = data1.item_id;
if(typeof data2 === "string"){
if(codePointLength(data2) > 40){
const err7 = {instancePath:instancePath+"/items/" + i0+"/item_id",schemaPath:"#/properties/items/items/properties/item_id/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern6.test(data2)){
const err8 = {instancePath:instancePath+"/items/" + i0+"/item_id",schemaPath:"#/properties/items/items/properties/item_id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/items/" + i0+"/item_id",schemaPath:"#/properties/items/items/properties/item_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.count !== undefined){
let data3 = data1.count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/items/" + i0+"/count",schemaPath:"#/properties/items/items/properties/count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 99 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/items/" + i0+"/count",schemaPath:"#/properties/items/items/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/items/" + i0+"/count",schemaPath:"#/properties/items/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export const check3 = validate13;
const schema14 = {"$id":"quote_date","type":"object","additionalProperties":false,"required":["move_date","move_time"],"properties":{"move_date":{"type":"string","format":"date","title":"이사 날짜"},"move_time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"이사 시간"}}};
const formats0 = /^(?!0000)(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;
const pattern7 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="quote_date" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.move_date === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "move_date"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.move_time === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "move_time"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "move_date") || (key0 === "move_time"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.move_date !== undefined){
let data0 = data.move_date;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err3 = {instancePath:instancePath+"/move_date",schemaPath:"#/properties/move_date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/move_date",schemaPath:"#/properties/move_date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.move_time !== undefined){
let data1 = data.move_time;
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
const err5 = {instancePath:instancePath+"/move_time",schemaPath:"#/properties/move_time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/move_time",schemaPath:"#/properties/move_time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

export const check4 = validate14;
const schema15 = {"$id":"quote_boxes","type":"object","additionalProperties":false,"required":["use_boxes"],"properties":{"use_boxes":{"title":"담아둠 박스 사용 여부","x-required-message":"담아둠 박스를 쓸지 골라 주세요.","type":"boolean"},"box_rental":{"type":"object","additionalProperties":false,"required":["box_count","delivery","collection"],"properties":{"box_count":{"title":"박스 개수","x-unit":"개","type":"integer","minimum":1,"maximum":200},"delivery":{"type":"object","additionalProperties":false,"required":["date","time"],"properties":{"date":{"type":"string","format":"date","title":"날짜"},"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}},"collection":{"type":"object","additionalProperties":false,"required":["date","time"],"properties":{"date":{"type":"string","format":"date","title":"날짜"},"time":{"x-answer":"chosen","type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","title":"시간"}}}}}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="quote_boxes" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.use_boxes === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "use_boxes"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "use_boxes") || (key0 === "box_rental"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.use_boxes !== undefined){
if(typeof data.use_boxes !== "boolean"){
const err2 = {instancePath:instancePath+"/use_boxes",schemaPath:"#/properties/use_boxes/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.box_rental !== undefined){
let data1 = data.box_rental;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.box_count === undefined){
const err3 = {instancePath:instancePath+"/box_rental",schemaPath:"#/properties/box_rental/required",keyword:"required",params:{missingProperty: "box_count"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.delivery === undefined){
const err4 = {instancePath:instancePath+"/box_rental",schemaPath:"#/properties/box_rental/required",keyword:"required",params:{missingProperty: "delivery"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.collection === undefined){
const err5 = {instancePath:instancePath+"/box_rental",schemaPath:"#/properties/box_rental/required",keyword:"required",params:{missingProperty: "collection"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "box_count") || (key1 === "delivery")) || (key1 === "collection"))){
const err6 = {instancePath:instancePath+"/box_rental",schemaPath:"#/properties/box_rental/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.box_count !== undefined){
let data2 = data1.box_count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/box_rental/box_count",schemaPath:"#/properties/box_rental/properties/box_count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/box_rental/box_count",schemaPath:"#/properties/box_rental/properties/box_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/box_rental/box_count",schemaPath:"#/properties/box_rental/properties/box_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data1.delivery !== undefined){
let data3 = data1.delivery;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.date === undefined){
const err10 = {instancePath:instancePath+"/box_rental/delivery",schemaPath:"#/properties/box_rental/properties/delivery/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.time === undefined){
const err11 = {instancePath:instancePath+"/box_rental/delivery",schemaPath:"#/properties/box_rental/properties/delivery/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key2 in data3){
if(!((key2 === "date") || (key2 === "time"))){
const err12 = {instancePath:instancePath+"/box_rental/delivery",schemaPath:"#/properties/box_rental/properties/delivery/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.date !== undefined){
let data4 = data3.date;
if(typeof data4 === "string"){
if(!(formats0.test(data4))){
const err13 = {instancePath:instancePath+"/box_rental/delivery/date",schemaPath:"#/properties/box_rental/properties/delivery/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/box_rental/delivery/date",schemaPath:"#/properties/box_rental/properties/delivery/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.time !== undefined){
let data5 = data3.time;
if(typeof data5 === "string"){
if(!pattern7.test(data5)){
const err15 = {instancePath:instancePath+"/box_rental/delivery/time",schemaPath:"#/properties/box_rental/properties/delivery/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/box_rental/delivery/time",schemaPath:"#/properties/box_rental/properties/delivery/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/box_rental/delivery",schemaPath:"#/properties/box_rental/properties/delivery/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.collection !== undefined){
let data6 = data1.collection;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.date === undefined){
const err18 = {instancePath:instancePath+"/box_rental/collection",schemaPath:"#/properties/box_rental/properties/collection/required",keyword:"required",params:{missingProperty: "date"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.time === undefined){
const err19 = {instancePath:instancePath+"/box_rental/collection",schemaPath:"#/properties/box_rental/properties/collection/required",keyword:"required",params:{missingProperty: "time"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key3 in data6){
if(!((key3 === "date") || (key3 === "time"))){
const err20 = {instancePath:instancePath+"/box_rental/collection",schemaPath:"#/properties/box_rental/properties/collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.date !== undefined){
let data7 = data6.date;
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
const err21 = {instancePath:instancePath+"/box_rental/collection/date",schemaPath:"#/properties/box_rental/properties/collection/properties/date/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/box_rental/collection/date",schemaPath:"#/properties/box_rental/properties/collection/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.time !== undefined){
let data8 = data6.time;
if(typeof data8 === "string"){
if(!pattern7.test(data8)){
const err23 = {instancePath:instancePath+"/box_rental/collection/time",schemaPath:"#/properties/box_rental/properties/collection/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/box_rental/collection/time",schemaPath:"#/properties/box_rental/properties/collection/properties/time/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/box_rental/collection",schemaPath:"#/properties/box_rental/properties/collection/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/box_rental",schemaPath:"#/properties/box_rental/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export const check5 = validate15;
const schema16 = {"$id":"quote_extras","type":"object","additionalProperties":false,"required":["heavy_load","extra_help","helper_count"],"properties":{"heavy_load":{"title":"20kg 이상인 짐 여부","x-required-message":"20kg 이상인 짐이 있는지 골라 주세요.","type":"boolean"},"extra_help":{"title":"추가 인원 필요 여부","x-required-message":"작업자가 더 필요한지 골라 주세요.","type":"boolean"},"helper_count":{"title":"추가 인원","x-unit":"명","x-answer":"chosen","type":"integer","minimum":1,"maximum":5}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="quote_extras" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.heavy_load === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heavy_load"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.extra_help === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "extra_help"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.helper_count === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "helper_count"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "heavy_load") || (key0 === "extra_help")) || (key0 === "helper_count"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.heavy_load !== undefined){
if(typeof data.heavy_load !== "boolean"){
const err4 = {instancePath:instancePath+"/heavy_load",schemaPath:"#/properties/heavy_load/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.extra_help !== undefined){
if(typeof data.extra_help !== "boolean"){
const err5 = {instancePath:instancePath+"/extra_help",schemaPath:"#/properties/extra_help/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.helper_count !== undefined){
let data2 = data.helper_count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/helper_count",schemaPath:"#/properties/helper_count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/helper_count",schemaPath:"#/properties/helper_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/helper_count",schemaPath:"#/properties/helper_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

export const check6 = validate16;
const schema17 = {"$id":"quote_confirm","type":"object","additionalProperties":false,"required":[],"properties":{"memo":{"title":"요청 사항","type":"string","maxLength":500}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="quote_confirm" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "memo")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.memo !== undefined){
let data0 = data.memo;
if(typeof data0 === "string"){
if(codePointLength(data0) > 500){
const err1 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
export const validators: Validators = {
"quote_start": check0,
"quote_destination": check1,
"quote_items": check2,
"quote_date": check3,
"quote_boxes": check4,
"quote_extras": check5,
"quote_confirm": check6,
};
import type { CompiledForm } from "../../engine/definition/form-definition.ts";
import { AddressWidget } from "../../patterns/address/address-widget.tsx";
import { DateWidget } from "../../patterns/date-slot/date-widget.tsx";
import { FloorWidget } from "../../patterns/floor-carriage/floor-widget.tsx";
import { ItemListField } from "../../patterns/item-list/item-list-field.tsx";
import { SlotWidget } from "../../patterns/date-slot/slot-widget.tsx";

export const compiled: CompiledForm = {
  version: "-TiC 1GG1 2QoK 34jm 3WtF 4a0d 9Gyi BFxN C4Kr Cb0z CoNf D970 FYEV Gxgj LS7z O_WN RFdj T4J3 TEEr WOKb Xiwp _vuZ dcOl dw96 eJlU efrx eo7E fyEe ho87 i_pq jwfT t3e5 uaR7 uhYO z8vt",
  validators,
  widgets: { address: AddressWidget, date: DateWidget, floor: FloorWidget, slot: SlotWidget },
  fields: { itemList: ItemListField },
};
