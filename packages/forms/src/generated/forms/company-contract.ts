// @ts-nocheck: written by ajv, see build/generate.ts
import { codePointLength } from "../../engine/validation/code-point-length.ts";
import type { Validators } from "../../engine/definition/form-definition.ts";
export const check0 = validate10;
const schema11 = {"$id":"company-contract_boxes","type":"object","additionalProperties":false,"required":["name","box_count"],"properties":{"name":{"title":"계약 이름","x-required-message":"계약을 알아볼 이름을 입력해 주세요.","type":"string","minLength":1,"maxLength":60,"pattern":"\\S"},"department":{"title":"부서","type":"string","minLength":1,"maxLength":60,"pattern":"\\S"},"box_count":{"title":"박스 개수","x-unit":"개","type":"integer","minimum":1,"maximum":1000000}}};
const pattern0 = new RegExp("\\S", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="company-contract_boxes" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.box_count === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "box_count"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "department")) || (key0 === "box_count"))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(codePointLength(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(codePointLength(data0) > 60){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.department !== undefined){
let data1 = data.department;
if(typeof data1 === "string"){
if(codePointLength(data1) < 1){
const err7 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(codePointLength(data1) > 60){
const err8 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern0.test(data1)){
const err9 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.box_count !== undefined){
let data2 = data.box_count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/box_count",schemaPath:"#/properties/box_count/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/box_count",schemaPath:"#/properties/box_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/box_count",schemaPath:"#/properties/box_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check1 = validate11;
const schema12 = {"$id":"company-contract_period","type":"object","additionalProperties":false,"required":["start_date","months"],"properties":{"start_date":{"type":"string","format":"date","title":"보관을 시작할 날짜"},"months":{"title":"보관 기간","x-unit":"개월","x-answer":"chosen","type":"integer","minimum":1,"maximum":120}}};
const formats0 = /^(?!0000)(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="company-contract_period" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start_date === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start_date"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.months === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "months"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "start_date") || (key0 === "months"))){
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
if(data.start_date !== undefined){
let data0 = data.start_date;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err3 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/format",keyword:"format",params:{format: "date"}};
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
const err4 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.months !== undefined){
let data1 = data.months;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/months",schemaPath:"#/properties/months/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 120 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/months",schemaPath:"#/properties/months/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/months",schemaPath:"#/properties/months/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const check2 = validate12;
const schema13 = {"$id":"company-contract_place","type":"object","additionalProperties":false,"required":["place"],"properties":{"place":{"type":"object","additionalProperties":false,"required":["address","postcode","detail","floor","carriage"],"properties":{"address":{"title":"주소","x-required-message":"{object} 입력해 주세요.","type":"string","minLength":1,"maxLength":200,"pattern":"\\S"},"postcode":{"title":"우편번호","x-required-message":"{object} 입력해 주세요.","type":"string","pattern":"^[0-9]{5}$","examples":["03925"]},"detail":{"title":"상세 주소","type":"string","minLength":1,"maxLength":100,"pattern":"\\S"},"floor":{"title":"층수","x-unit":"층","type":"integer","minimum":-10,"maximum":120},"carriage":{"title":"짐 나르는 방법","type":"string","enum":["STAIRS","EV"]}}}}};
const pattern3 = new RegExp("^[0-9]{5}$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="company-contract_place" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.place === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "place")){
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
if(data.place !== undefined){
let data0 = data.place;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.address === undefined){
const err2 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.postcode === undefined){
const err3 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "postcode"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.detail === undefined){
const err4 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "detail"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.floor === undefined){
const err5 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "floor"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.carriage === undefined){
const err6 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/required",keyword:"required",params:{missingProperty: "carriage"}};
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
const err7 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
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
const err8 = {instancePath:instancePath+"/place/address",schemaPath:"#/properties/place/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(codePointLength(data1) > 200){
const err9 = {instancePath:instancePath+"/place/address",schemaPath:"#/properties/place/properties/address/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern0.test(data1)){
const err10 = {instancePath:instancePath+"/place/address",schemaPath:"#/properties/place/properties/address/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err11 = {instancePath:instancePath+"/place/address",schemaPath:"#/properties/place/properties/address/type",keyword:"type",params:{type: "string"}};
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
if(!pattern3.test(data2)){
const err12 = {instancePath:instancePath+"/place/postcode",schemaPath:"#/properties/place/properties/postcode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"}};
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
const err13 = {instancePath:instancePath+"/place/postcode",schemaPath:"#/properties/place/properties/postcode/type",keyword:"type",params:{type: "string"}};
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
const err14 = {instancePath:instancePath+"/place/detail",schemaPath:"#/properties/place/properties/detail/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(codePointLength(data3) > 100){
const err15 = {instancePath:instancePath+"/place/detail",schemaPath:"#/properties/place/properties/detail/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern0.test(data3)){
const err16 = {instancePath:instancePath+"/place/detail",schemaPath:"#/properties/place/properties/detail/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err17 = {instancePath:instancePath+"/place/detail",schemaPath:"#/properties/place/properties/detail/type",keyword:"type",params:{type: "string"}};
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
const err18 = {instancePath:instancePath+"/place/floor",schemaPath:"#/properties/place/properties/floor/type",keyword:"type",params:{type: "integer"}};
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
const err19 = {instancePath:instancePath+"/place/floor",schemaPath:"#/properties/place/properties/floor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4 < -10 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/place/floor",schemaPath:"#/properties/place/properties/floor/minimum",keyword:"minimum",params:{comparison: ">=", limit: -10}};
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
const err21 = {instancePath:instancePath+"/place/carriage",schemaPath:"#/properties/place/properties/carriage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data5 === "STAIRS") || (data5 === "EV"))){
const err22 = {instancePath:instancePath+"/place/carriage",schemaPath:"#/properties/place/properties/carriage/enum",keyword:"enum",params:{allowedValues: schema13.properties.place.properties.carriage.enum}};
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
const err23 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "object"}};
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
validate12.errors = vErrors;
return errors === 0;
}

export const check3 = validate13;
const schema14 = {"$id":"company-contract_confirm","type":"object","additionalProperties":false,"required":[],"properties":{"memo":{"title":"요청 사항","type":"string","maxLength":500}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="company-contract_confirm" */;
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
validate13.errors = vErrors;
return errors === 0;
}
export const validators: Validators = {
"company-contract_boxes": check0,
"company-contract_period": check1,
"company-contract_place": check2,
"company-contract_confirm": check3,
};
import type { CompiledForm } from "../../engine/definition/form-definition.ts";
import { AddressWidget } from "../../patterns/address/address-widget.tsx";
import { DateWidget } from "../../patterns/date-slot/date-widget.tsx";
import { FloorWidget } from "../../patterns/floor-carriage/floor-widget.tsx";

export const compiled: CompiledForm = {
  version: "0bZ8 2QWS 3ECB AjTH B6CT CoNf H4HH IiOs NrvL Pis9 SaDz UV-4 Wqzx dMyO tPnD wSxN",
  validators,
  widgets: { address: AddressWidget, date: DateWidget, floor: FloorWidget },
  fields: {  },
};
